import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useLanguage } from '../language.ts';
import { compared, differenceOf } from './comparison.ts';
import { CompareWith } from './CompareWith.tsx';
import { inGroups, type NamedGroup } from './grouping.ts';
import { GroupBoxes } from './GroupBoxes.tsx';
import { isFound, matrixOf, type MatrixSection, narrowed, permissionsOf } from './matrix.ts';
import { NeedsHint } from './NeedsHint.tsx';
import { PermissionMatrix } from './PermissionMatrix.tsx';
import { PermissionTools } from './PermissionTools.tsx';
import { useRole } from './useFormRole.ts';
import type { PermissionRecord } from './usePermissionList.ts';
import { useThingTitles } from './useThingTitles.ts';

export interface PermissionBoxesProps {
  permissions: readonly PermissionRecord[];
  value: readonly number[];
  onChange: (value: number[]) => void;
  showHidden: boolean;
  onShowHidden: (showHidden: boolean) => void;
  /**
   * The set that the selection is compared with until the user selects a role, such as that of the person's own role.
   */
  base?: readonly number[] | undefined;
  /** Type of the roles to compare with. */
  roleType: string | undefined;
}

/** Returns the rows of a matrix as groups, for screens without room for columns. */
const rowGroups = (sections: readonly MatrixSection[]): NamedGroup[] =>
  sections.flatMap(({ rows }) =>
    // Ids of groups are whole numbers from 1; negative ones are none of the API’s.
    rows.map((row) => ({ id: -(permissionsOf(row)[0]?.id ?? 0), title: row.title, permissions: permissionsOf(row) })),
  );

/**
 * The permissions to select: a matrix of records and actions, followed by those that don't fit into it. Selected
 * permissions that are not shown stay selected.
 */
const PermissionBoxes = (props: PermissionBoxesProps) => {
  const { permissions, value, onChange, showHidden, onShowHidden, base, roleType } = props;
  const language = useLanguage();
  const translate = useTranslate();
  const titleOf = useThingTitles();
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const [search, setSearch] = useState('');
  const [other, setOther] = useState<number>();
  const [onlyDifferent, setOnlyDifferent] = useState(false);
  const role = useRole(other);
  const against = other === undefined ? base : role?.permissions;
  const comparison = against && compared(against, value);
  const whole = matrixOf(inGroups(permissions, language), titleOf);
  const found = narrowed(whole, isFound(search));
  const shown =
    comparison && onlyDifferent ? narrowed(found, ({ id }) => differenceOf(comparison, id) !== undefined) : found;
  const groups = [...(isNarrow ? rowGroups(shown.sections) : []), ...shown.rest];
  const wholeGroups = [...rowGroups(whole.sections), ...whole.rest];
  const listed = new Set(permissions.map(({ id }) => id));
  const unlisted = value.filter((id) => !listed.has(id)).length;
  const turn = (ids: readonly number[], on: boolean): void => {
    const others = value.filter((id) => !ids.includes(id));
    onChange(on ? [...others, ...ids] : others);
  };
  return (
    <Stack spacing={1.5} className="whole-width">
      <PermissionTools
        {...{ search, onSearch: setSearch, showHidden, onShowHidden }}
        compare={<CompareWith roleType={roleType} value={other} onChange={setOther} />}
        onlyDifferent={comparison && { value: onlyDifferent, onChange: setOnlyDifferent }}
      >
        {translate('permissions.chosen', { chosen: value.length - unlisted, all: permissions.length })}
        {unlisted > 0 && ` ${translate('permissions.unlisted', { smart_count: unlisted })}`}
      </PermissionTools>
      {comparison && role && other !== undefined && (
        <Typography variant="body2" aria-live="polite">
          {translate('permissions.differences', {
            added: comparison.added.length,
            removed: comparison.removed.length,
            role: role.title ?? '',
          })}
        </Typography>
      )}
      <NeedsHint permissions={permissions} value={value} onAdd={(ids) => turn(ids, true)} />
      {shown.sections.length + shown.rest.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {translate('permissions.noMatch')}
        </Typography>
      )}
      {!isNarrow && shown.sections.length > 0 && (
        <PermissionMatrix sections={shown.sections} value={value} comparison={comparison} onTurn={turn} />
      )}
      <Box sx={{ columnCount: { xs: 1, md: 2 }, columnGap: 2 }}>
        {groups.map((group) => (
          <GroupBoxes
            key={group.id}
            group={group}
            whole={wholeGroups.find(({ id }) => id === group.id) ?? group}
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
