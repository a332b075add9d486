import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Words } from '../../../domain/words.ts';
import { useWords } from '../../components/useWords.ts';
import { clickLink, type LinkParameter, linkParameters } from './clickLink.ts';
import type { TrackingLinkProps } from './model.ts';
import { TrackingLink } from './TrackingLink.tsx';

const words = {
  open: { en: 'Add sub IDs', ru: 'Добавить Sub ID' },
  help: {
    en: 'They come back in statistics and postbacks. Macros of your tracker, such as {clickid}, stay as they are.',
    ru: 'Они вернутся в статистике и постбэках. Макросы вашего трекера, например {clickid}, остаются как есть.',
  },
  source: { en: 'Source', ru: 'Источник' },
  clear: { en: 'Clear', ru: 'Очистить' },
} satisfies Record<string, Words>;

/** Longer values of clicks are cut off. */
const longest = 500;

/** A campaign’s link with sub IDs of the affiliate’s own, shown as it will be while they are typed. */
export const LinkBuilder = ({ link, name }: TrackingLinkProps) => {
  const say = useWords();
  const [isOpen, setOpen] = useState(false);
  const [values, setValues] = useState<Partial<Record<LinkParameter, string>>>({});
  const labelOf = (parameter: LinkParameter): string =>
    parameter === 'source' ? say(words.source) : `Sub ID ${parameter.slice('sub'.length)}`;
  return (
    <Stack spacing={1.5}>
      <TrackingLink link={clickLink(link, values)} name={name} />
      {isOpen ? (
        <>
          <Typography variant="body2" color="textSecondary">
            {say(words.help)}
          </Typography>
          <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))' }}>
            {linkParameters.map((parameter) => (
              <TextField
                key={parameter}
                size="small"
                label={labelOf(parameter)}
                value={values[parameter] ?? ''}
                onChange={({ target }) => setValues((before) => ({ ...before, [parameter]: target.value }))}
                slotProps={{ htmlInput: { maxLength: longest } }}
              />
            ))}
          </Box>
          <Box>
            <Button color="inherit" onClick={() => setValues({})}>
              {say(words.clear)}
            </Button>
          </Box>
        </>
      ) : (
        <Box>
          <Button color="inherit" onClick={() => setOpen(true)}>
            {say(words.open)}
          </Button>
        </Box>
      )}
    </Stack>
  );
};
