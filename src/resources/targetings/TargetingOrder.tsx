import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import DragIndicator from '@mui/icons-material/DragIndicator';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useCanAccess, useDataProvider, useNotify, useTranslate } from 'ra-core';
import { type KeyboardEvent, useState } from 'react';
import { formatPercent } from '../../../domain/decimal.ts';
import type { DistributionMethod } from '../../../domain/targeting.ts';
import { useLanguage } from '../../components/language.ts';
import { useErrorToast } from '../../components/useErrorToast.ts';
import type { AdminDataProvider } from '../../providers/data/dataProvider.ts';
import { moved, type Targeting, withShares } from './model.ts';

/** Puts targetings in another order: each that has another place now gets it as its priority, all in one call. */
const useReorder = () => {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const complain = useErrorToast();
  return async (order: readonly Targeting[]): Promise<void> => {
    const items = order.flatMap(({ id, version, priority }, place) =>
      priority === place + 1 ? [] : [{ id, version, priority: place + 1 }],
    );
    if (items.length === 0) return;
    try {
      await dataProvider.edit('targetings', items);
      notify('targetings.reordered', { type: 'success' });
    } catch (error) {
      complain(error);
    }
    await queryClient.invalidateQueries({ queryKey: ['targetings'] });
  };
};

export interface TargetingOrderProps {
  targetings: readonly Targeting[];
  method: DistributionMethod;
}

/** Targetings in the order in which they are tried, each with its share; moved by drag, by buttons, or by Alt and an arrow. */
export const TargetingOrder = ({ targetings, method }: TargetingOrderProps) => {
  const translate = useTranslate();
  const language = useLanguage();
  const reorder = useReorder();
  const { canAccess: mayEdit = false } = useCanAccess({ resource: 'targetings', action: 'edit' });
  const [dragged, setDragged] = useState<number>();
  const [isBusy, setBusy] = useState(false);
  const entries = withShares(targetings, method);
  const move = async (from: number, to: number) => {
    if (isBusy || from === to || to < 0 || to >= entries.length) return;
    setBusy(true);
    await reorder(moved(entries, from, to).map(({ targeting }) => targeting));
    setBusy(false);
  };
  const byKey = (place: number) => (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    void move(place, place + (event.key === 'ArrowUp' ? -1 : 1));
  };
  const said = ({ targeting, share }: (typeof entries)[number]): string => {
    if (share > 0)
      return translate('targetings.share', {
        share: formatPercent(String(Math.round(share * 1000) / 10), language, 1),
      });
    return translate(targeting.lowPriority ? 'targetings.leftovers' : 'targetings.afterOthers');
  };
  return (
    <Box component="ol" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {entries.map((entry, place) => {
        const { id, title = '' } = entry.targeting;
        const button = (label: string, Icon: typeof ArrowUpward, to: number) => (
          <IconButton
            size="small"
            aria-label={translate(label, { targeting: title })}
            disabled={to < 0 || to >= entries.length}
            onClick={() => void move(place, to)}
            onKeyDown={byKey(place)}
          >
            <Icon fontSize="small" />
          </IconButton>
        );
        return (
          <Box
            key={id}
            component="li"
            draggable={mayEdit}
            onDragStart={() => setDragged(place)}
            onDragEnd={() => setDragged(undefined)}
            onDragOver={(event) => event.preventDefault()}
            onDrop={() => dragged !== undefined && void move(dragged, place)}
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 1,
              paddingY: 0.5,
              borderBottom: 1,
              borderColor: 'divider',
              opacity: dragged === place ? 0.4 : 1,
            }}
          >
            {mayEdit && (
              <DragIndicator aria-hidden="true" fontSize="small" sx={{ color: 'text.disabled', cursor: 'grab' }} />
            )}
            <Typography variant="body2" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              {place + 1}. {title}
            </Typography>
            <Typography variant="body2" color="textSecondary" sx={{ marginLeft: 'auto' }}>
              {said(entry)}
            </Typography>
            {mayEdit && button('targetings.moveUp', ArrowUpward, place - 1)}
            {mayEdit && button('targetings.moveDown', ArrowDownward, place + 1)}
          </Box>
        );
      })}
    </Box>
  );
};
