import { useNotify } from 'ra-core';
import { useEffect, useEffectEvent } from 'react';
import { useServices } from '../../providers/ServicesContext.tsx';
import type { PopupProps } from './Popup.tsx';
import { popupTexts } from './popupTexts.ts';

/**
 * Replaces a popup whose script can't be loaded, such as while the server is down, by a lasting toast with the same
 * text.
 */
export const UnpoppedNotice = ({ kind, onClose }: PopupProps) => {
  const { calls } = useServices();
  const notify = useNotify();
  const tell = useEffectEvent(() => {
    const { title, text } = popupTexts(kind, calls.failedCall() !== undefined);
    // Closed first: what a popup tells has no toast.
    onClose();
    notify(text, { type: 'error', header: title, autoHideDuration: null });
  });
  useEffect(() => tell(), [kind]);
  return null;
};
