import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useLanguage } from '../language.ts';
import type { Comparison } from './comparison.ts';
import { inGroups, searched } from './grouping.ts';
import { GroupBoxes } from './GroupBoxes.tsx';
import { PermissionTools } from './PermissionTools.tsx';
import type { PermissionRecord } from './usePermissionList.ts';

export interface PermissionBoxesProps {
  permissions: readonly PermissionRecord[];
  value: readonly number[];
  onChange: (value: number[]) => void;
  showHidden: boolean;
  onShowHidden: (showHidden: boolean) => void;
  /** How the choice differs from another set, such as the role's; marked at each permission. */
  comparison?: Comparison | undefined;
}

/** Permissions to tick: by groups, each as a whole too, with a search. What is chosen and not shown stays chosen. */
const PermissionBoxes = ({
  permissions,
  value,
  onChange,
  showHidden,
  onShowHidden,
  comparison,
}: PermissionBoxesProps) => {
  const language = useLanguage();
  const translate = useTranslate();
  const [search, setSearch] = useState('');
  const groups = inGroups(permissions, language);
  const shown = searched(groups, search);
  const listed = new Set(permissions.map(({ id }) => id));
  const unlisted = value.filter((id) => !listed.has(id)).length;
  const turn = (ids: readonly number[], on: boolean): void => {
    const others = value.filter((id) => !ids.includes(id));
    onChange(on ? [...others, ...ids] : others);
  };
  return (
    <Stack spacing={1.5}>
      <PermissionTools {...{ search, onSearch: setSearch, showHidden, onShowHidden }}>
        {translate('permissions.chosen', { chosen: value.length - unlisted, all: permissions.length })}
        {unlisted > 0 && ` ${translate('permissions.unlisted', { smart_count: unlisted })}`}
      </PermissionTools>
      {shown.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {translate('permissions.noMatch')}
        </Typography>
      )}
      <Box sx={{ columnCount: { xs: 1, md: 2 }, columnGap: 2 }}>
        {shown.map((group) => (
          <GroupBoxes
            key={group.id}
            group={group}
            whole={groups.find(({ id }) => id === group.id) ?? group}
            value={value}
            comparison={comparison}
            onTurn={turn}
          />
        ))}
      </Box>
    </Stack>
  );
};

export default PermissionBoxes;
