import AccountBalanceWalletOutlined from '@mui/icons-material/AccountBalanceWalletOutlined';
import BarChartOutlined from '@mui/icons-material/BarChartOutlined';
import BusinessCenterOutlined from '@mui/icons-material/BusinessCenterOutlined';
import CampaignOutlined from '@mui/icons-material/CampaignOutlined';
import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import InsightsOutlined from '@mui/icons-material/InsightsOutlined';
import KeyOutlined from '@mui/icons-material/KeyOutlined';
import LocalOfferOutlined from '@mui/icons-material/LocalOfferOutlined';
import NotificationsOutlined from '@mui/icons-material/NotificationsOutlined';
import PeopleAltOutlined from '@mui/icons-material/PeopleAltOutlined';
import PersonOutlined from '@mui/icons-material/PersonOutlined';
import RequestQuoteOutlined from '@mui/icons-material/RequestQuoteOutlined';
import SettingsOutlined from '@mui/icons-material/SettingsOutlined';
import ShieldOutlined from '@mui/icons-material/ShieldOutlined';
import SpaceDashboardOutlined from '@mui/icons-material/SpaceDashboardOutlined';
import SpeedOutlined from '@mui/icons-material/SpeedOutlined';
import TaskAltOutlined from '@mui/icons-material/TaskAltOutlined';
import TrafficOutlined from '@mui/icons-material/TrafficOutlined';
import type SvgIcon from '@mui/material/SvgIcon';

/** One line of the sidebar that leads to a page; it shows only where that page exists. */
export interface MenuEntry {
  /** Key of its text. */
  label: string;
  /** Address with the list's defaults. */
  to: `/${string}`;
  /** Any of these opens it; where absent, what opens the page. */
  permission?: string | readonly string[];
  /** Where it leads those who lack a permission of their own for `to`. */
  instead?: { lacking: string; to: `/${string}` };
  /** Every page below this address belongs to it too. */
  area?: `/${string}`;
  beta?: true;
  /** What will be there, as the key of a text: until then the entry is disabled and `to` leads nowhere. */
  coming?: string;
  /** Records of its list that somebody has to see to, as a filter; how many there are stands beside it. */
  count?: Readonly<Record<string, string>>;
}

export type Icon = typeof SvgIcon;

/** A line with a picture, which is all that is left of it in the narrow sidebar. */
export type TopEntry = MenuEntry & { icon: Icon };

/** Lines of the sidebar below a heading; it shows when any of them does. */
export interface MenuGroup {
  label: string;
  icon: Icon;
  entries: readonly MenuEntry[];
}

export type Menu = readonly (TopEntry | MenuGroup)[];

const newest = 'orderBy=id:desc&limit=25&offset=0';
const latest = 'orderBy=createdAt:desc&limit=25&offset=0';
const page = 'limit=25&offset=0';

const unpaid = { status: 'unpaid' };

const paymentMethods: MenuEntry = {
  label: 'shell.menu.paymentMethods',
  to: `/settings/payment-methods/active?${newest}`,
  permission: 'payment_method.update',
};

/** Lists of what happened, the same for everybody. */
const trafficData: MenuGroup = {
  label: 'shell.menu.trafficData',
  icon: TrafficOutlined,
  entries: [
    { label: 'shell.menu.conversions', to: '/conversions?orderBy=createdAt:desc&limit=25', permission: 'front.menu.conversions.read' },
    { label: 'shell.menu.clicks', to: `/clicks/valid?${latest}`, permission: 'front.menu.clicks.read' },
    {
      label: 'shell.menu.postbackLogs',
      to: `/postback-logs/advertisers?${latest}`,
      permission: 'front.menu.postback_log.read',
      instead: { lacking: 'log.postback.advertiser.read', to: `/postback-logs/affiliates?${latest}` },
      area: '/postback-logs',
    },
    { label: 'shell.menu.customers', to: '/customers?limit=50&offset=0', permission: 'front.menu.customers.read', beta: true },
  ],
};

const statistics: TopEntry = {
  label: 'shell.menu.statistics',
  icon: BarChartOutlined,
  to: '/statistics',
  permission: 'front.menu.statistics.read',
};

export const staffMenu: Menu = [
  { label: 'shell.menu.dashboard', icon: SpaceDashboardOutlined, to: '/', permission: 'front.dashboard.read' },
  statistics,
  {
    label: 'shell.menu.offers',
    icon: LocalOfferOutlined,
    entries: [
      { label: 'shell.menu.offers', to: `/offers/active?${newest}`, permission: 'front.menu.offers.read' },
      { label: 'shell.menu.landings', to: `/landings/active?${newest}` },
      { label: 'shell.menu.requests', to: '/offers/requests', permission: 'front.menu.offers.read', coming: 'shell.coming.offerRequests' },
    ],
  },
  {
    label: 'shell.menu.affiliates',
    icon: PeopleAltOutlined,
    entries: [
      { label: 'shell.menu.members', to: `/affiliates/members/active?${newest}`, permission: 'front.menu.affiliates.read' },
      { label: 'shell.menu.teams', to: `/affiliates/teams/active?${newest}`, permission: 'front.affiliates.teams.read' },
      { label: 'shell.menu.postbacks', to: `/postbacks/active?${page}`, permission: 'front.menu.postbacks.read' },
      { label: 'shell.menu.requests', to: '/affiliates/requests', permission: 'front.menu.affiliates.read', coming: 'shell.coming.affiliateRequests' },
      { label: 'shell.menu.campaigns', to: `/campaigns/active?${latest}`, permission: 'front.menu.campaigns.read' },
    ],
  },
  {
    label: 'shell.menu.advertisers',
    icon: BusinessCenterOutlined,
    to: `/advertisers/active?${newest}`,
    permission: 'front.menu.advertisers.read',
  },
  { label: 'shell.menu.caps', icon: SpeedOutlined, to: '/caps', permission: 'front.menu.offers.read', coming: 'shell.coming.caps' },
  trafficData,
  {
    label: 'shell.menu.affiliateBilling',
    icon: AccountBalanceWalletOutlined,
    entries: [
      {
        label: 'shell.menu.balances',
        to: '/affiliate-billing/balances?orderBy=approved:desc&limit=25&offset=0',
        permission: 'balance.affiliate.read',
      },
      { label: 'shell.menu.invoices', to: `/affiliate-billing/invoices?${latest}`, permission: 'invoice.affiliate.read', count: unpaid },
    ],
  },
  {
    label: 'shell.menu.advertiserBilling',
    icon: RequestQuoteOutlined,
    entries: [
      { label: 'shell.menu.balances', to: `/advertiser-billing/adv-balances?${page}`, permission: 'balance.advertiser.read' },
      { label: 'shell.menu.invoices', to: `/advertiser-billing/adv-invoices?${page}`, permission: 'invoice.advertiser.read', count: unpaid },
    ],
  },
  { label: 'shell.menu.insights', icon: InsightsOutlined, to: '/insights', permission: 'report.read' },
  { label: 'shell.menu.tasks', icon: TaskAltOutlined, to: '/tasks?limit=50&offset=0', permission: 'front.menu.tasks.read', beta: true },
  {
    label: 'shell.menu.settings',
    icon: SettingsOutlined,
    entries: [
      { label: 'shell.menu.general', to: '/settings/general', permission: 'settings.general.update' },
      { label: 'shell.menu.goals', to: '/settings/goals', permission: 'vertical.read' },
      paymentMethods,
      { label: 'shell.menu.employees', to: `/employees/active?${newest}`, permission: 'front.menu.employees.read' },
      { label: 'shell.menu.verticals', to: `/settings/verticals/active?${newest}`, permission: 'vertical.read' },
      { label: 'shell.menu.metrics', to: '/metrics/active?orderBy=updatedAt:desc&limit=25&offset=0', permission: 'metrics.read' },
      {
        label: 'shell.menu.lists',
        to: `/settings/lists/tags/active?${newest}`,
        permission: 'front.settings.lists.read',
        instead: { lacking: 'front.settings.tags.read', to: `/settings/lists/categories/active?${newest}` },
        area: '/settings/lists',
      },
      {
        label: 'shell.menu.currencies',
        to: '/settings/currencies/active?orderBy=code:desc&limit=25&offset=0',
        permission: 'currency.update',
      },
      { label: 'shell.menu.roles', to: `/settings/roles?${newest}`, permission: 'role.read' },
      { label: 'shell.menu.notifications', to: '/settings/notifications', permission: 'notification.read' },
    ],
  },
];

export const affiliateMenu: Menu = [
  statistics,
  { label: 'shell.menu.offers', icon: LocalOfferOutlined, to: `/offers/all?${page}`, permission: 'front.menu.offers.read' },
  {
    label: 'shell.menu.campaigns',
    icon: CampaignOutlined,
    to: `/campaigns/active?${newest}`,
    permission: 'front.menu.campaigns.read',
  },
  {
    ...trafficData,
    entries: trafficData.entries.map(({ instead, ...entry }) => (instead ? { ...entry, to: instead.to } : entry)),
  },
  { label: 'shell.menu.billing', icon: AccountBalanceWalletOutlined, to: `/billing?${newest}` },
  {
    label: 'shell.menu.settings',
    icon: SettingsOutlined,
    entries: [
      { label: 'shell.menu.globalPostback', to: '/settings/global-postback', permission: 'front.settings.global_postback.read' },
      paymentMethods,
    ],
  },
];

/** What stands in the sidebar beside a person's own pages. */
export const profileMenu: Menu = [
  { label: 'shell.menu.about', icon: PersonOutlined, to: '/profile/about' },
  { label: 'shell.menu.loginsHistory', icon: HistoryOutlined, to: `/profile/loginsHistory?${latest}` },
  { label: 'shell.menu.notifications', icon: NotificationsOutlined, to: '/profile/notifications' },
  { label: 'shell.menu.security', icon: ShieldOutlined, to: '/profile/security' },
  { label: 'shell.menu.tokens', icon: KeyOutlined, to: `/profile/tokens?${latest}` },
];
