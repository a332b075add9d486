import ArrowForwardOutlined from '@mui/icons-material/ArrowForwardOutlined';
import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import Dialog from '@mui/material/Dialog';
import Typography from '@mui/material/Typography';
import { useNavigate, useStore, useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import { useUnsavedFirst } from '../../components/form/unsaved/useUnsavedFirst.tsx';
import { useIsTyped } from '../useSignOut.ts';
import { SearchList } from '../SearchList.tsx';
import { isMeant, type PaletteItem, type PaletteLink, withRecent } from './items.ts';
import { useActing } from './useActing.ts';
import { useActions } from './useActions.ts';
import { usePagesInMenu } from './usePagesInMenu.ts';
import { useRecords } from './useRecords.ts';

const nothing: readonly PaletteLink[] = [];

/** The items of the palette for the typed text, in order. */
const useItems = (typed: string, recent: readonly PaletteLink[]) => {
  const translate = useTranslate();
  const pages = usePagesInMenu();
  const actions = useActions();
  const { records, isSearching, hasFailed } = useRecords(typed);
  const acting = useActing(records);
  const under = <T extends object>(key: string, items: readonly T[]) =>
    items.map((item) => ({ ...item, group: translate(`palette.groups.${key}`) }));
  const isTyped = typed.trim() !== '';
  // What was open to another user, or no longer exists, isn't offered again.
  const known = recent.filter(({ kind, to }) => kind === 'record' || pages.some((page) => page.to === to));
  const items: PaletteItem[] = isTyped
    ? [
        ...under(
          'pages',
          pages.filter(({ text, of }) => isMeant(typed, text, of)),
        ),
        ...under(
          'actions',
          [...acting.leave, ...actions].filter(({ text }) => isMeant(typed, text)),
        ),
        ...under('records', records),
        ...under('people', acting.begin),
      ]
    : [...under('recent', known), ...under('pages', pages), ...under('actions', [...acting.leave, ...actions])];
  return { items, isSearching, hasFailed };
};

const Line = ({ item }: { item: PaletteItem }) => {
  const Icon = item.kind === 'action' ? item.icon : item.kind === 'page' ? ArrowForwardOutlined : DescriptionOutlined;
  return (
    <>
      <Icon aria-hidden="true" sx={{ fontSize: 18, color: 'text.secondary' }} />
      <Typography variant="body2" noWrap sx={{ flex: 1 }}>
        {item.text}
        {item.kind !== 'action' && item.detail !== undefined && (
          <Typography component="span" variant="caption" color="textSecondary" sx={{ marginLeft: 1 }}>
            {item.detail}
          </Typography>
        )}
      </Typography>
      {item.of && (
        <Typography variant="caption" color="textSecondary" noWrap sx={{ maxWidth: '40%' }}>
          {item.of}
        </Typography>
      )}
    </>
  );
};

/** Everything the signed-in user can go to or do, searchable by typing. */
const Palette = ({ onClose }: { onClose: () => void }) => {
  const [typed, setTyped] = useState('');
  const [recent, setRecent] = useStore<readonly PaletteLink[]>('palette.recent', nothing);
  const translate = useTranslate();
  const navigate = useNavigate();
  const { items, isSearching, hasFailed } = useItems(typed, recent);

  const leaving = useRef<() => void>(undefined);
  const { ask, dialog } = useUnsavedFirst(() => {
    onClose();
    leaving.current?.();
  }, useIsTyped());

  const choose = (item: PaletteItem) => {
    if (item.kind === 'action' && item.leaves) {
      leaving.current = item.run;
      return ask();
    }
    onClose();
    if (item.kind === 'action') return item.run();
    setRecent(withRecent(recent, item));
    navigate(item.to);
  };

  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
      slotProps={{
        paper: {
          'aria-label': translate('palette.title'),
          sx: { marginTop: { xs: 2, md: '12vh' }, marginX: { xs: 1.5, md: 4 }, width: 'calc(100% - 24px)' },
        },
      }}
    >
      <SearchList
        label={translate('palette.title')}
        placeholder={translate('palette.placeholder')}
        none={translate('palette.none')}
        failure={hasFailed ? translate('palette.failed') : undefined}
        typed={typed}
        onType={setTyped}
        options={items}
        isSearching={isSearching}
        groupOf={({ group }) => group}
        textOf={(item) => `${item.group} ${item.kind === 'action' ? item.id : item.to} ${item.text}`}
        render={(item) => <Line item={item} />}
        onChoose={choose}
        onClose={onClose}
      />
      {dialog}
    </Dialog>
  );
};

export default Palette;
