import type { NotificationPayload } from 'ra-core';
import type { ReactNode } from 'react';
import type { ToastStatus } from '../../components/useToast.ts';

/** Milliseconds after which a toast closes automatically. */
export const toastMilliseconds = 4_000;

/** A toast as it is rendered. */
export interface ShownToast {
  id: number;
  status: ToastStatus | 'info';
  /** Key or text; absent if the toast renders itself. */
  header?: string;
  message: ReactNode;
  messageArgs?: Record<string, unknown>;
  details: readonly string[];
  isRemovable: boolean;
  onUndo?: () => void;
  /** null: it stays until it is closed. */
  milliseconds: number | null;
}

const headers: Readonly<Record<ShownToast['status'], string>> = {
  success: 'toast.success',
  error: 'toast.error',
  lock: 'toast.lock',
  info: 'toast.info',
};

const statusOf = ({ type, notificationOptions }: NotificationPayload): ShownToast['status'] => {
  const asked: unknown = notificationOptions?.['status'];
  if (asked === 'lock' || asked === 'error' || asked === 'success') return asked;
  return type === 'success' || type === 'error' ? type : 'info';
};

/** Returns one of react-admin's notifications as a toast. */
export const toastOf = (id: number, notification: NotificationPayload): ShownToast => {
  const { message, notificationOptions = {} } = notification;
  if (notificationOptions.undoable) throw new Error('Changes are saved at once here; use mutationMode "pessimistic"');
  const status = statusOf(notification);
  const { header, details, removable, onUndo } = notificationOptions;
  const lines = Array.isArray(details) ? details.map(String) : [];
  // Several lines can't be read in passing.
  const usual = lines.length > 0 ? null : toastMilliseconds;
  const { autoHideDuration = usual } = notificationOptions;
  return {
    id,
    status,
    ...(typeof message === 'string' && { header: typeof header === 'string' ? header : headers[status] }),
    message,
    messageArgs: { ...(typeof message === 'string' && { _: message }), ...notificationOptions.messageArgs },
    details: lines,
    isRemovable: removable === true || autoHideDuration === null,
    ...(typeof onUndo === 'function' && { onUndo: () => void onUndo() }),
    milliseconds: autoHideDuration,
  };
};
