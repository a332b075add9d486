import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import RemoveCircleOutlineOutlined from '@mui/icons-material/RemoveCircleOutlineOutlined';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { Tone } from '../../../components/choice.ts';
import { ToneChip } from '../../../components/fields/ToneChip.tsx';
import { useLanguage } from '../../../components/language.ts';
import { type Right, type RightGroup, rightGroups } from './rights.ts';

const tones: Readonly<Record<Right['source'], Tone>> = {
  role: 'success',
  custom: 'success',
  custom_added: 'info',
  custom_removed: 'warning',
  absent: 'neutral',
  role_type: 'neutral',
  disabled: 'neutral',
};

/** Sources that need no further explanation. */
const plain: ReadonlySet<Right['source']> = new Set(['role', 'absent', 'custom']);

const RightItem = ({ right }: { right: Right }) => {
  const translate = useTranslate();
  const { title, name, description, effective, source, reason } = right;
  const Icon = effective ? CheckCircleOutlined : RemoveCircleOutlineOutlined;
  return (
    <Box
      component="li"
      title={[description, name].filter(Boolean).join(' · ')}
      sx={{ display: 'flex', gap: 1, alignItems: 'start', paddingY: 0.375 }}
    >
      <Icon
        titleAccess={translate(effective ? 'people.access.has' : 'people.access.lacks')}
        sx={{ fontSize: 18, marginTop: '1px', color: effective ? 'success.main' : 'text.disabled' }}
      />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="body2" component="span" sx={{ color: effective ? 'text.primary' : 'text.secondary' }}>
          {title}
        </Typography>
        {!plain.has(source) && (
          <Typography variant="caption" component="div" color="textSecondary">
            {reason}
          </Typography>
        )}
      </Box>
      <ToneChip label={translate(`people.access.sources.${source}`)} tone={tones[source]} />
    </Box>
  );
};

const Group = ({ group }: { group: RightGroup }) => {
  const translate = useTranslate();
  return (
    <Box component="section" sx={{ breakInside: 'avoid', marginBottom: 2 }}>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'baseline',
          gap: 1,
          borderBottom: 1,
          borderColor: 'divider',
          paddingBottom: 0.5,
        }}
      >
        <Typography variant="subtitle2" component="h3" sx={{ flex: 1 }}>
          {group.title}
        </Typography>
        <Typography variant="caption" color="textSecondary">
          {translate('people.access.held', { held: group.held, all: group.all })}
        </Typography>
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0, paddingTop: 0.5 }}>
        {group.rights.map((right) => (
          <RightItem key={right.id} right={right} />
        ))}
      </Box>
    </Box>
  );
};

/**
 * Every permission that a person could have, whether they have it, and from which source; filtered by a search or to
 * those they have.
 */
export const RightsList = ({ items }: { items: readonly Right[] }) => {
  const translate = useTranslate();
  const language = useLanguage();
  const [search, setSearch] = useState('');
  const [onlyHeld, setOnlyHeld] = useState(false);
  const groups = rightGroups(items, { onlyHeld, search }, language);
  return (
    <Stack spacing={1.5}>
      <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <TextField
          type="search"
          size="small"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          // Enter searches; it must not submit the surrounding form.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          placeholder={translate('people.access.search')}
          slotProps={{ htmlInput: { 'aria-label': translate('people.access.search') } }}
          sx={{ flex: '1 1 200px', maxWidth: 320 }}
        />
        <FormControlLabel
          control={<Switch size="small" checked={onlyHeld} onChange={(_, checked) => setOnlyHeld(checked)} />}
          label={translate('people.access.onlyHeld')}
          slotProps={{ typography: { variant: 'body2' } }}
          sx={{ marginX: 0, gap: 0.5 }}
        />
        <Typography variant="body2" color="textSecondary" aria-live="polite" sx={{ marginLeft: 'auto' }}>
          {translate('people.access.held', {
            held: items.filter(({ effective }) => effective).length,
            all: items.length,
          })}
        </Typography>
      </Stack>
      {groups.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {translate('people.access.noMatch')}
        </Typography>
      )}
      <Box sx={{ columnCount: { xs: 1, md: 2 }, columnGap: 3 }}>
        {groups.map((group) => (
          <Group key={group.id} group={group} />
        ))}
      </Box>
    </Stack>
  );
};
