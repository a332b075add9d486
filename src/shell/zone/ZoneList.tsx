import CheckOutlined from '@mui/icons-material/CheckOutlined';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { currentZoneName, offsetLabel } from '../../../domain/time/zones.ts';
import { useCodeList } from '../../components/codeLists.ts';
import { SearchList } from '../SearchList.tsx';
import { useZoneChange } from './useZoneChange.ts';

interface Zone {
  id: string;
  name: string;
  offset: string;
}

/** Whether every word the user typed is in the name or the offset. */
const isFound = ({ name, offset }: Zone, typed: string): boolean =>
  typed
    .toLowerCase()
    .replaceAll('_', ' ')
    .split(/\s+/)
    .every((word) => `${name} ${offset}`.toLowerCase().includes(word));

/** All time zones with their current offsets, to search and select from. */
const ZoneList = ({ chosen, onClose }: { chosen: string; onClose: () => void }) => {
  const [typed, setTyped] = useState('');
  const translate = useTranslate();
  const change = useZoneChange();
  const now = Date.now() / 1000;
  const zones = useCodeList('timezones').map(({ id }) => ({
    id,
    name: id.replaceAll('_', ' '),
    offset: offsetLabel(now, id),
  }));
  const mine = currentZoneName(chosen);
  const found = zones.filter((zone) => isFound(zone, typed.trim()));
  // The user's own zone comes first, so that they see the current setting.
  const shown = [...found.filter(({ id }) => id === mine), ...found.filter(({ id }) => id !== mine)];
  return (
    <SearchList
      label={translate('shell.zone.label')}
      placeholder={translate('shell.zone.search')}
      none={translate('shell.zone.none')}
      typed={typed}
      onType={setTyped}
      options={shown}
      isSearching={zones.length === 0}
      textOf={({ name, offset }) => `${name} ${offset}`}
      onClose={onClose}
      onChoose={({ id }) => {
        onClose();
        void change(id);
      }}
      render={({ id, name, offset }) => (
        <>
          <Typography variant="body2" noWrap sx={{ flex: 1 }}>
            {name}
          </Typography>
          {id === mine && <CheckOutlined aria-hidden="true" sx={{ fontSize: 16 }} />}
          <Typography variant="body2" color="textSecondary">
            {offset}
          </Typography>
        </>
      )}
    />
  );
};

export default ZoneList;
