import AccountBalanceWalletOutlined from '@mui/icons-material/AccountBalanceWalletOutlined';
import BarChartOutlined from '@mui/icons-material/BarChartOutlined';
import BusinessCenterOutlined from '@mui/icons-material/BusinessCenterOutlined';
import CampaignOutlined from '@mui/icons-material/CampaignOutlined';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import HubOutlined from '@mui/icons-material/HubOutlined';
import InsightsOutlined from '@mui/icons-material/InsightsOutlined';
import KeyOutlined from '@mui/icons-material/KeyOutlined';
import LocalOfferOutlined from '@mui/icons-material/LocalOfferOutlined';
import MoreHorizOutlined from '@mui/icons-material/MoreHorizOutlined';
import NotificationsOutlined from '@mui/icons-material/NotificationsOutlined';
import PeopleAltOutlined from '@mui/icons-material/PeopleAltOutlined';
import PersonOutlined from '@mui/icons-material/PersonOutlined';
import RequestQuoteOutlined from '@mui/icons-material/RequestQuoteOutlined';
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import SettingsOutlined from '@mui/icons-material/SettingsOutlined';
import ShieldOutlined from '@mui/icons-material/ShieldOutlined';
import SpaceDashboardOutlined from '@mui/icons-material/SpaceDashboardOutlined';
import SpeedOutlined from '@mui/icons-material/SpeedOutlined';
import TaskAltOutlined from '@mui/icons-material/TaskAltOutlined';
import TrafficOutlined from '@mui/icons-material/TrafficOutlined';
import type SvgIcon from '@mui/material/SvgIcon';
import type { MenuIcon } from '../../generated/pages.ts';

export type Icon = typeof SvgIcon;

const icons: Record<MenuIcon, Icon> = {
  advertisers: BusinessCenterOutlined,
  affiliates: PeopleAltOutlined,
  billing: AccountBalanceWalletOutlined,
  campaigns: CampaignOutlined,
  caps: SpeedOutlined,
  dashboard: SpaceDashboardOutlined,
  downloads: FileDownloadOutlined,
  history: HistoryOutlined,
  insights: InsightsOutlined,
  integrations: HubOutlined,
  invoices: RequestQuoteOutlined,
  key: KeyOutlined,
  more: MoreHorizOutlined,
  notifications: NotificationsOutlined,
  offers: LocalOfferOutlined,
  person: PersonOutlined,
  schedule: ScheduleOutlined,
  security: ShieldOutlined,
  settings: SettingsOutlined,
  statistics: BarChartOutlined,
  tasks: TaskAltOutlined,
  traffic: TrafficOutlined,
};

const isIcon = (name: string): name is MenuIcon => name in icons;

/** Returns the icon of a line or a heading; undefined if it has none. */
export const iconOf = ({ icon }: { icon?: string }): Icon | undefined =>
  icon !== undefined && isIcon(icon) ? icons[icon] : undefined;
