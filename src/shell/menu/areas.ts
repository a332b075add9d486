import type { MenuEntry } from './menu.ts';

/** Pages that have tabs between them; each tab shows only where its page exists. */
export interface Area {
  /** What the tabs are, as the key of a text. */
  label: string;
  /** The pages below this address show them. */
  path: `/${string}`;
  tabs: readonly MenuEntry[];
}

const newest = 'orderBy=id:desc&limit=25&offset=0';

const tags: MenuEntry = {
  label: 'shell.menu.tags',
  to: `/settings/lists/tags/active?${newest}`,
  permission: 'front.settings.tags.read',
};
const categories: MenuEntry = {
  label: 'shell.menu.categories',
  to: `/settings/lists/categories/active?${newest}`,
  permission: 'front.settings.lists.read',
};

/** From the widest to the narrowest. */
export const areas: readonly Area[] = [
  {
    label: 'shell.menu.settings',
    path: '/settings',
    tabs: [
      { label: 'shell.menu.general', to: '/settings/general', permission: 'settings.general.update' },
      { label: 'shell.menu.domainParking', to: '/settings/domain-parking', permission: 'front.settings.domain_parking.read' },
      { label: 'shell.menu.globalPostback', to: '/settings/global-postback', permission: 'front.settings.global_postback.read' },
      { label: 'shell.menu.goals', to: '/settings/goals', permission: 'vertical.read' },
      { label: 'shell.menu.holdQueue', to: '/settings/hold-queue', permission: 'front.settings.hold_queue.read' },
      { label: 'shell.menu.notifications', to: '/settings/notifications', permission: 'notification.read' },
      { label: 'shell.menu.paymentSettings', to: '/settings/payment-settings' },
      { label: 'shell.menu.roles', to: `/settings/roles?${newest}`, permission: 'role.read' },
      { label: 'shell.menu.geos', to: '/settings/geos', permission: 'front.settings.geo.read' },
      { label: 'shell.menu.queues', to: '/settings/queues' },
      {
        label: 'shell.menu.currencies',
        to: '/settings/currencies/active?orderBy=code:desc&limit=25&offset=0',
        permission: 'currency.update',
      },
      { ...tags, label: 'shell.menu.lists', area: '/settings/lists', instead: { lacking: 'front.settings.tags.read', to: categories.to }, permission: 'front.settings.lists.read' },
      { label: 'shell.menu.paymentMethods', to: `/settings/payment-methods/active?${newest}`, permission: 'payment_method.update' },
      { label: 'shell.menu.verticals', to: `/settings/verticals/active?${newest}`, permission: 'vertical.read' },
      { label: 'shell.menu.platforms', to: `/settings/platforms/active?${newest}`, permission: 'front.settings.platforms.read' },
      {
        label: 'shell.menu.integrationTemplates',
        to: `/settings/integrations/templates/active?${newest}`,
        permission: 'front.settings.integration_templates.read',
      },
    ],
  },
  {
    label: 'shell.menu.lists',
    path: '/settings/lists',
    tabs: [tags, categories, { label: 'shell.menu.trafficSources', to: `/settings/lists/traffic-sources/active?${newest}` }],
  },
];
