import { useTranslate } from 'ra-core';
import { type ReactElement, useState } from 'react';
import { ConfirmDialog } from '../../ConfirmDialog.tsx';
import { useServices } from '../../../providers/ServicesContext.tsx';

/**
 * Runs an action that leaves the page, or closes a form; if something typed there isn't saved, asks first with
 * `dialog`.
 * @param isHeld whether there is something; if absent, anywhere on the page
 */
export const useUnsavedFirst = (act: () => void, isHeld?: () => boolean): { ask: () => void; dialog: ReactElement } => {
  const { unsaved } = useServices();
  const translate = useTranslate();
  const [isAsked, setAsked] = useState(false);
  const confirm = () => {
    setAsked(false);
    act();
  };
  return {
    ask: () => ((isHeld ?? unsaved.isHeld)() ? setAsked(true) : act()),
    dialog: (
      <ConfirmDialog
        open={isAsked}
        title={translate('form.leaveTitle')}
        text={translate('form.leaveText')}
        confirm={translate('form.leave')}
        onConfirm={confirm}
        onClose={() => setAsked(false)}
      />
    ),
  };
};
