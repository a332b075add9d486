import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useLanguage } from '../language.ts';
import { type Listed, named } from './grouping.ts';
import { lackingOf } from './neededBy.ts';

/** This many are listed by name; the rest are counted. */
const maxNamed = 3;

export interface NeedsHintProps {
  /** The permissions to choose from. */
  permissions: readonly Listed[];
  value: readonly number[];
  onAdd: (ids: readonly number[]) => void;
}

/** Says which of the selected permissions are of no use without others, and offers to add those. */
export const NeedsHint = ({ permissions, value, onAdd }: NeedsHintProps) => {
  const translate = useTranslate();
  const language = useLanguage();
  const byName = new Map(permissions.map((one) => [one.system ?? '', one]));
  const chosen = new Set(value);
  const names = new Set([...byName].flatMap(([name, { id }]) => (chosen.has(id) ? [name] : [])));
  const lacking = lackingOf(names, (name) => byName.has(name));
  if (lacking.length === 0) return null;
  const titleOf = (name: string): string => {
    const permission = byName.get(name);
    return permission ? named(permission, language).title : name;
  };
  const needed = [...new Set(lacking.flatMap(({ lacks }) => lacks))];
  return (
    <Alert
      severity="info"
      action={
        <Button color="inherit" onClick={() => onAdd(needed.flatMap((name) => byName.get(name)?.id ?? []))}>
          {translate('permissions.addNeeded', { smart_count: needed.length })}
        </Button>
      }
    >
      {translate('permissions.needs', { smart_count: lacking.length })}
      <Box component="ul" sx={{ margin: 0, marginTop: 0.5, paddingLeft: 2.5 }}>
        {lacking.slice(0, maxNamed).map(({ permission, lacks }) => (
          <li key={permission}>
            {translate('permissions.needsThese', {
              permission: titleOf(permission),
              list: lacks.map(titleOf).join(', '),
            })}
          </li>
        ))}
        {lacking.length > maxNamed && (
          <li>{translate('permissions.needsMore', { count: lacking.length - maxNamed })}</li>
        )}
      </Box>
    </Alert>
  );
};
