import AdsClickOutlined from '@mui/icons-material/AdsClickOutlined';
import BadgeOutlined from '@mui/icons-material/BadgeOutlined';
import BusinessCenterOutlined from '@mui/icons-material/BusinessCenterOutlined';
import CampaignOutlined from '@mui/icons-material/CampaignOutlined';
import CategoryOutlined from '@mui/icons-material/CategoryOutlined';
import CurrencyExchangeOutlined from '@mui/icons-material/CurrencyExchangeOutlined';
import Diversity3Outlined from '@mui/icons-material/Diversity3Outlined';
import KeyOutlined from '@mui/icons-material/KeyOutlined';
import LocalOfferOutlined from '@mui/icons-material/LocalOfferOutlined';
import PaymentsOutlined from '@mui/icons-material/PaymentsOutlined';
import PeopleAltOutlined from '@mui/icons-material/PeopleAltOutlined';
import SellOutlined from '@mui/icons-material/SellOutlined';
import SettingsOutlined from '@mui/icons-material/SettingsOutlined';
import WebOutlined from '@mui/icons-material/WebOutlined';
import type SvgIcon from '@mui/material/SvgIcon';

/** One line of the sidebar that leads to a page. */
export interface MenuEntry {
  /** Key of its text. */
  label: string;
  icon: typeof SvgIcon;
  /** Resource whose pages it opens; it shows only where that resource exists. */
  resource: string;
  /** Address with the list's defaults. */
  to: string;
  /** Any of these opens it; where absent, what opens the resource. */
  permission?: string | readonly string[];
  /** Where it leads those who lack a permission of their own for `to`. */
  instead?: { lacking: string; to: string; resource: string };
  beta?: true;
}

/** Lines of the sidebar below a heading; it shows when any of them does. */
export interface MenuGroup {
  label: string;
  icon: typeof SvgIcon;
  entries: readonly MenuEntry[];
}

export type Menu = readonly (MenuEntry | MenuGroup)[];

const firstPage = (orderBy?: string): string => `${orderBy ? `?orderBy=${orderBy}&` : '?'}limit=25&offset=0`;

const tags = `/settings/lists/tags/active${firstPage('id:desc')}`;
const categories = `/settings/lists/categories/active${firstPage('id:desc')}`;

const paymentMethods: MenuEntry = {
  label: 'shell.menu.paymentMethods',
  icon: PaymentsOutlined,
  resource: 'settings/payment-methods',
  to: `/settings/payment-methods/active${firstPage('id:desc')}`,
  permission: 'payment_method.update',
};

export const staffMenu: Menu = [
  {
    label: 'shell.menu.offers',
    icon: LocalOfferOutlined,
    resource: 'offers',
    to: `/offers/active${firstPage('id:desc')}`,
    permission: 'front.menu.offers.read',
  },
  {
    label: 'shell.menu.affiliates',
    icon: PeopleAltOutlined,
    entries: [
      {
        label: 'shell.menu.members',
        icon: PeopleAltOutlined,
        resource: 'affiliates/members',
        to: `/affiliates/members/active${firstPage('id:desc')}`,
        permission: 'front.menu.affiliates.read',
      },
      {
        label: 'shell.menu.teams',
        icon: Diversity3Outlined,
        resource: 'affiliates/teams',
        to: `/affiliates/teams/active${firstPage('id:desc')}`,
        permission: 'front.affiliates.teams.read',
      },
      {
        label: 'shell.menu.campaigns',
        icon: CampaignOutlined,
        resource: 'campaigns',
        to: `/campaigns/active${firstPage('createdAt:desc')}`,
        permission: 'front.menu.campaigns.read',
      },
    ],
  },
  {
    label: 'shell.menu.advertisers',
    icon: BusinessCenterOutlined,
    resource: 'advertisers',
    to: `/advertisers/active${firstPage('id:desc')}`,
    permission: 'front.menu.advertisers.read',
  },
  {
    label: 'shell.menu.landings',
    icon: WebOutlined,
    resource: 'landings',
    to: `/landings/active${firstPage('id:desc')}`,
  },
  {
    label: 'shell.menu.settings',
    icon: SettingsOutlined,
    entries: [
      paymentMethods,
      {
        label: 'shell.menu.employees',
        icon: BadgeOutlined,
        resource: 'employees',
        to: `/employees/active${firstPage('id:desc')}`,
        permission: 'front.menu.employees.read',
      },
      {
        label: 'shell.menu.verticals',
        icon: CategoryOutlined,
        resource: 'settings/verticals',
        to: `/settings/verticals/active${firstPage('id:desc')}`,
        permission: 'vertical.read',
      },
      {
        label: 'shell.menu.trafficSources',
        icon: AdsClickOutlined,
        resource: 'settings/lists/traffic-sources',
        to: `/settings/lists/traffic-sources/active${firstPage('id:desc')}`,
      },
      {
        label: 'shell.menu.lists',
        icon: SellOutlined,
        resource: 'settings/lists/tags',
        to: tags,
        permission: 'front.settings.lists.read',
        instead: { lacking: 'front.settings.tags.read', to: categories, resource: 'settings/lists/categories' },
      },
      {
        label: 'shell.menu.currencies',
        icon: CurrencyExchangeOutlined,
        resource: 'settings/currencies',
        to: `/settings/currencies/active${firstPage('code:desc')}`,
        permission: 'currency.update',
      },
      {
        label: 'shell.menu.roles',
        icon: KeyOutlined,
        resource: 'settings/roles',
        to: `/settings/roles${firstPage('id:desc')}`,
        permission: 'role.read',
      },
    ],
  },
];

export const affiliateMenu: Menu = [
  {
    label: 'shell.menu.offers',
    icon: LocalOfferOutlined,
    resource: 'offers',
    to: `/offers/all${firstPage()}`,
    permission: 'front.menu.offers.read',
  },
  {
    label: 'shell.menu.campaigns',
    icon: CampaignOutlined,
    resource: 'campaigns',
    to: `/campaigns/active${firstPage('id:desc')}`,
    permission: 'front.menu.campaigns.read',
  },
  { label: 'shell.menu.settings', icon: SettingsOutlined, entries: [paymentMethods] },
];

/** Pages that share one line of the sidebar and have tabs between them. */
export const areas: readonly (readonly Omit<MenuEntry, 'icon'>[])[] = [
  [
    {
      label: 'shell.menu.tags',
      resource: 'settings/lists/tags',
      to: tags,
      permission: 'front.settings.tags.read',
    },
    {
      label: 'shell.menu.categories',
      resource: 'settings/lists/categories',
      to: categories,
      permission: 'front.settings.lists.read',
    },
  ],
];
