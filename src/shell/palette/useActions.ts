import AddOutlined from '@mui/icons-material/AddOutlined';
import TranslateOutlined from '@mui/icons-material/TranslateOutlined';
import { useColorScheme } from '@mui/material/styles';
import { useLocales, useLocaleState, useNavigate, useTranslate } from 'ra-core';
import { mayOpenResource } from '../../providers/auth/permissions.ts';
import { useSignOut } from '../useSignOut.ts';
import { useMenuViewer } from '../menu/useMenu.ts';
import { paletteActions } from './actions.ts';
import type { PaletteDeed } from './items.ts';

/** Everything the signed-in user can do from the palette, in the interface language. */
export const useActions = (): PaletteDeed[] => {
  const viewer = useMenuViewer();
  const translate = useTranslate();
  const navigate = useNavigate();
  const signOut = useSignOut();
  const { setMode } = useColorScheme();
  const [locale, setLocale] = useLocaleState();
  const locales = useLocales();
  if (!viewer) return [];
  const context = {
    navigate: (to: string) => navigate(to),
    setTheme: setMode,
    setLanguage: setLocale,
    signOut,
  };
  const creating = viewer.resources
    .filter((entry) => entry.pages.includes('create') && mayOpenResource(viewer, entry.name, 'create', viewer))
    .map(
      ({ name }): PaletteDeed => ({
        kind: 'action',
        id: `create ${name}`,
        text: translate('palette.create', { name: translate(`resources.${name}.name`, { smart_count: 1 }) }),
        icon: AddOutlined,
        run: () => navigate(`/${name}/create`),
      }),
    );
  const speaking = locales
    .filter((one) => one.locale !== locale)
    .map(
      ({ locale: code, name }): PaletteDeed => ({
        kind: 'action',
        id: `speak ${code}`,
        text: translate('palette.language', { name }),
        icon: TranslateOutlined,
        run: () => setLocale(code),
      }),
    );
  const others = paletteActions
    .filter(({ isFor }) => isFor?.(viewer) ?? true)
    .map(
      ({ id, label, icon, leaves, run }): PaletteDeed => ({
        kind: 'action',
        id,
        text: translate(label),
        icon,
        ...(leaves && { leaves }),
        run: () => run(context),
      }),
    );
  return [...creating, ...speaking, ...others];
};
