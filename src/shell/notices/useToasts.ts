import { type NotificationPayload, useNotificationContext } from 'ra-core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { sessionEnded } from '../../providers/auth/session.ts';
import { useServices } from '../../providers/ServicesContext.tsx';
import { type ShownToast, toastOf } from './toasts.ts';

/** The toasts to show, oldest first, and the function that removes one. */
export const useToasts = (): { toasts: readonly ShownToast[]; remove: (id: number) => void } => {
  const { calls, session } = useServices();
  const { notifications, setNotifications } = useNotificationContext();
  const [toasts, setToasts] = useState<readonly ShownToast[]>([]);
  const count = useRef(0);

  /** Whether it is already shown elsewhere: by the popup for server failures, or on the sign-in page. */
  const isToldElsewhere = ({ type, message }: NotificationPayload): boolean =>
    type === 'error' && (calls.hasFailed() || message === sessionEnded || message === session.notice());
  const add = useEffectEvent((added: readonly NotificationPayload[]) => {
    const shown = added.filter((one) => !isToldElsewhere(one)).map((one) => toastOf((count.current += 1), one));
    setToasts((before) => [...before, ...shown]);
  });
  useEffect(() => {
    if (notifications.length === 0) return;
    add(notifications);
    setNotifications((waiting) => waiting.filter((one) => !notifications.includes(one)));
  }, [notifications, setNotifications]);

  // Every change is announced once: here, unless the caller says that they do it.
  useEffect(() => calls.onChanged((method) => add([{ message: `toast.${method}`, type: 'success' }])), [calls]);

  return { toasts, remove: (id) => setToasts((shown) => shown.filter((toast) => toast.id !== id)) };
};
