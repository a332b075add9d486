import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import LightModeOutlined from '@mui/icons-material/LightModeOutlined';
import LogoutOutlined from '@mui/icons-material/LogoutOutlined';
import type { Icon } from '../menu/icons.ts';
import type { MenuViewer } from '../menu/menuView.ts';

/** What an action of the palette can use of the admin around it. */
export interface PaletteContext {
  navigate: (to: string) => void;
  setTheme: (theme: 'light' | 'dark') => void;
  setLanguage: (code: string) => void;
  signOut: () => void;
}

export interface PaletteAction {
  id: string;
  /** Key of its text. */
  label: string;
  icon: Icon;
  /** Whether it is offered; if absent, to everyone. */
  isFor?: (viewer: MenuViewer) => boolean;
  /** Leaves the page for good, discarding anything typed there. */
  leaves?: true;
  run: (context: PaletteContext) => void;
}

/** The actions of the palette, except those derived from the resources and the languages. */
export const paletteActions: readonly PaletteAction[] = [
  { id: 'light', label: 'palette.toLight', icon: LightModeOutlined, run: ({ setTheme }) => setTheme('light') },
  { id: 'dark', label: 'palette.toDark', icon: DarkModeOutlined, run: ({ setTheme }) => setTheme('dark') },
  {
    id: 'signOut',
    label: 'shell.header.signOut',
    icon: LogoutOutlined,
    leaves: true,
    run: ({ signOut }) => signOut(),
  },
];
