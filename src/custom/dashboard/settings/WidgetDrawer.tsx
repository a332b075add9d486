import Close from '@mui/icons-material/Close';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useNotify, useTranslate } from 'ra-core';
import { useId } from 'react';
import { useWords } from '../../../components/useWords.ts';
import { dashboardWords as words } from '../dashboardWords.ts';
import type { ShownWidget, Widget } from '../model.ts';
import { shownOf, type WidgetActions } from '../useWidgets.ts';
import type { WidgetInput } from '../widget/given.ts';
import { WidgetForm } from './WidgetForm.tsx';
import { useClosingGuard } from '../../../components/form/unsaved/useClosingGuard.tsx';

interface WidgetDrawerProps {
  /** The widget being changed; undefined for a new one. */
  widget: Widget | undefined;
  given: WidgetInput;
  actions: WidgetActions;
  onClose: () => void;
}

const fresh: ShownWidget = {
  type: 'number',
  title: null,
  metrics: [],
  groupBy: null,
  filters: {},
  limit: 5,
  isCompared: true,
};

/** Adds a widget, or changes one. */
export default function WidgetDrawer({ widget, given, actions, onClose }: WidgetDrawerProps) {
  const say = useWords();
  const translate = useTranslate();
  const notify = useNotify();
  const titleId = useId();
  const { add, change } = actions;
  const { guard, question } = useClosingGuard(onClose);
  const save = (shown: ShownWidget) => {
    const options = {
      onSuccess: () => {
        if (!widget) notify(say(words.added), { type: 'success' });
        onClose();
      },
    };
    if (widget) change.mutate({ ...shown, before: widget }, options);
    else add.mutate(shown, options);
  };
  return (
    <Drawer
      open
      anchor="right"
      {...guard}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-labelledby': titleId,
          sx: { width: { xs: 1, sm: 420 }, padding: 2.5, gap: 2.5 },
        },
      }}
    >
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography id={titleId} variant="h6" component="h2">
          {say(widget ? words.ownWidget : words.newWidget)}
        </Typography>
        <IconButton aria-label={translate('ra.action.close')} onClick={guard.onClose}>
          <Close fontSize="small" />
        </IconButton>
      </Stack>
      <WidgetForm
        shown={widget ? shownOf(widget) : fresh}
        given={given}
        button={say(widget ? words.save : words.add)}
        isBusy={add.isPending || change.isPending}
        onChange={guard.onInput}
        onSave={save}
        onCancel={onClose}
      />
      {question}
    </Drawer>
  );
}
