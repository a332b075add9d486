import Add from '@mui/icons-material/Add';
import DashboardCustomizeOutlined from '@mui/icons-material/DashboardCustomizeOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { lazy, type ReactNode, Suspense, useId, useState } from 'react';
import { maxWidgets } from '../../../domain/dashboards.ts';
import { Loaded } from '../../components/failure/Loaded.tsx';
import { useWords } from '../../components/useWords.ts';
import { visuallyHidden } from '../../components/visuallyHidden.ts';
import { dashboardWords as words } from './dashboardWords.ts';
import { EditTools } from './grid/EditTools.tsx';
import { readElsewhere } from './grid/reading.ts';
import { WidgetGrid } from './grid/WidgetGrid.tsx';
import type { Dashboard, Widget } from './model.ts';
import { useWidgetActions, useWidgets } from './useWidgets.ts';
import type { WidgetInput } from './widget/given.ts';
import { useWidgetTitle } from './widget/useWidgetTitle.ts';
import { WidgetCard } from './widget/WidgetCard.tsx';

const EditGrid = lazy(() => import('./grid/EditGrid.tsx'));
const WidgetDrawer = lazy(() => import('./settings/WidgetDrawer.tsx'));

const Waiting = () => (
  <Box aria-hidden="true" sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', md: 'repeat(4, 1fr)' } }}>
    {[1, 2, 3, 4].map((card) => (
      <Skeleton key={card} variant="rounded" height={132} />
    ))}
  </Box>
);

const Empty = ({ mayEdit, onAdd }: { mayEdit: boolean; onAdd: () => void }) => {
  const say = useWords();
  return (
    <Stack role="status" spacing={1} sx={{ alignItems: 'center', paddingY: 9, textAlign: 'center' }}>
      <DashboardCustomizeOutlined sx={{ fontSize: 36, color: 'text.disabled' }} />
      <Typography variant="subtitle1" component="p">
        {say(words.empty)}
      </Typography>
      <Typography color="textSecondary">{say(mayEdit ? words.emptyHint : words.emptyTheirs)}</Typography>
      {mayEdit && (
        <Button variant="contained" startIcon={<Add />} onClick={onAdd}>
          {say(words.add)}
        </Button>
      )}
    </Stack>
  );
};

interface BoardProps {
  dashboard: Dashboard;
  given: Omit<WidgetInput, 'refresh'>;
  isEditing: boolean;
  mayEdit: boolean;
}

/** A dashboard: its widgets, for viewing or editing. */
export const Board = ({ dashboard, given: asked, isEditing, mayEdit }: BoardProps) => {
  const say = useWords();
  const hintId = useId();
  const isNarrow = useMediaQuery('(max-width: 899px)', { noSsr: true });
  const query = useWidgets(dashboard.id);
  const widgets = query.data ?? [];
  const widgetActions = useWidgetActions(dashboard.id, widgets);
  const given: WidgetInput = { ...asked, refresh: isEditing ? 'never' : dashboard.refresh };
  const titleOf = useWidgetTitle(given.metrics);
  const [opened, setOpened] = useState<Widget | 'new' | null>(null);

  const [told, setTold] = useState('');

  /** Moves a widget among those stacked on a phone, and announces it to screen readers. */
  const move = (widget: Widget, step: -1 | 1) => {
    const places = readElsewhere(widgets, widget.id, step);
    if (!places) return;
    widgetActions.arrange(places);
    setTold(say(words.place, titleOf(widget), widgets.indexOf(widget) + step + 1, widgets.length));
  };
  const changed = (widget: Widget, handle?: ReactNode) => (
    <WidgetCard
      widget={widget}
      given={given}
      tools={{
        before: handle,
        after: (
          <EditTools
            title={titleOf(widget)}
            isBusy={widgetActions.remove.isPending}
            arranging={
              isNarrow
                ? {
                    place: widgets.indexOf(widget),
                    count: widgets.length,
                    onMove: (step) => move(widget, step),
                  }
                : undefined
            }
            onChange={() => setOpened(widget)}
            onRemove={() => widgetActions.remove.mutate(widget.id)}
          />
        ),
      }}
    />
  );
  const looked = <WidgetGrid widgets={widgets}>{(widget) => <WidgetCard widget={widget} given={given} />}</WidgetGrid>;
  const arranged = isNarrow ? (
    <>
      <Box role="status" sx={visuallyHidden}>
        {told}
      </Box>
      <WidgetGrid widgets={widgets}>{changed}</WidgetGrid>
    </>
  ) : (
    <Suspense fallback={looked}>
      <EditGrid widgets={widgets} titleOf={titleOf} hintId={hintId} onArrange={widgetActions.arrange}>
        {changed}
      </EditGrid>
    </Suspense>
  );
  return (
    <Loaded query={query} waiting={<Waiting />}>
      {() => (
        <>
          {isEditing && widgets.length > 0 && (
            <Stack
              direction="row"
              useFlexGap
              sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1.5, marginBottom: 1.5 }}
            >
              <Button
                variant="outlined"
                color="inherit"
                aria-haspopup="dialog"
                disabled={widgets.length >= maxWidgets}
                startIcon={<Add sx={{ fontSize: 16 }} />}
                onClick={() => setOpened('new')}
              >
                {say(words.add)}
              </Button>
              <Typography id={hintId} variant="caption" color="textSecondary" sx={{ flex: '1 1 320px' }}>
                {say(isNarrow ? words.narrowHint : words.hint)}
              </Typography>
            </Stack>
          )}
          {widgets.length === 0 ? (
            <Empty mayEdit={mayEdit} onAdd={() => setOpened('new')} />
          ) : isEditing ? (
            arranged
          ) : (
            looked
          )}
          {opened && (
            <Suspense>
              <WidgetDrawer
                widget={opened === 'new' ? undefined : opened}
                given={given}
                actions={widgetActions}
                onClose={() => setOpened(null)}
              />
            </Suspense>
          )}
        </>
      )}
    </Loaded>
  );
};
