import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { Words } from '../../../domain/text/words.ts';
import { useWords } from '../../components/useWords.ts';
import { type LinkParameter, type LinkParameters, linkParameters } from './clickLink.ts';

const words = {
  help: {
    en: 'They appear in statistics and postbacks. Your tracker’s macros, such as {clickid}, are left unchanged.',
    ru: 'Они вернутся в статистике и постбэках. Макросы вашего трекера, например {clickid}, остаются как есть.',
  },
  source: { en: 'Source', ru: 'Источник' },
  clear: { en: 'Clear', ru: 'Очистить' },
} satisfies Record<string, Words>;

/** Clicks store no more than this; longer values are cut off. */
const longest = 500;

export interface SubIdInputsProps {
  values: LinkParameters;
  onChange: (values: LinkParameters) => void;
}

/** What an affiliate adds to a link to tell its clicks apart. */
export const SubIdInputs = ({ values, onChange }: SubIdInputsProps) => {
  const say = useWords();
  const labelOf = (parameter: LinkParameter): string =>
    parameter === 'source' ? say(words.source) : `Sub ID ${parameter.slice('sub'.length)}`;
  return (
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
            onChange={({ target }) => onChange({ ...values, [parameter]: target.value })}
            slotProps={{ htmlInput: { maxLength: longest } }}
          />
        ))}
      </Box>
      <Box>
        <Button color="inherit" onClick={() => onChange({})}>
          {say(words.clear)}
        </Button>
      </Box>
    </>
  );
};
