import { type Draft, draft } from '../draft.ts';

const day = 86_400;

/**
 * Notification rules, and an inactive webhook, as nothing answers at its URL.
 * @param managers those in charge of affiliates
 */
export const notificationsOf = (now: number, admin: Draft, managers: readonly Draft[]): Draft[] => {
  const hook = draft('notificationChannelIntegration', now - 60 * day, admin, {
    title: 'Data warehouse',
    kind: 'webhook',
    url: 'https://hooks.sluice.example/events',
    status: 'inactive',
    secret: 'a secret of the demo',
  });
  const rule = (ago: number, values: Readonly<Record<string, unknown>>): Draft =>
    draft('notification', now - ago * day, admin, {
      channel: 'email',
      frequency: 'immediately',
      status: 'active',
      type: null,
      capPercent: 80,
      ...values,
    });
  return [
    hook,
    rule(58, {
      description: 'Caps, each morning',
      groupSlug: 'caps',
      capPercent: 90,
      users: [admin],
      frequency: 'daily',
    }),
    rule(41, {
      description: 'Payments to the finance desk',
      groupSlug: 'invoices',
      type: 'invoice.requested',
      users: managers.slice(0, 2),
      quietFrom: '21:00',
      quietTo: '08:00',
    }),
    rule(12, {
      description: 'Everything about leads',
      groupSlug: 'leads',
      channel: 'webhook',
      status: 'inactive',
      notificationChannelIntegration: hook,
    }),
  ];
};
