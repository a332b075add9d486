import AttachFile from '@mui/icons-material/AttachFile';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { useWords } from '../useWords.ts';
import { importWords } from './importWords.ts';

/** Selects the file of an import. */
export const FileInput = ({
  file,
  onChoose,
}: {
  file: File | undefined;
  onChoose: (file: File | undefined) => void;
}) => {
  const say = useWords();
  return (
    <Box>
      <Button
        component="label"
        // The input inside it is what users focus and press.
        role={undefined}
        tabIndex={-1}
        variant="outlined"
        color="inherit"
        startIcon={<AttachFile />}
        sx={{ '&:focus-within': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 } }}
      >
        {file?.name ?? say(importWords.choose)}
        <Box
          component="input"
          type="file"
          accept=".csv,.txt,.tsv,.xlsx"
          aria-label={say(importWords.file)}
          // Selecting the same file again, because it has been edited or is needed again, would not count as a change.
          onClick={({ currentTarget }) => void (currentTarget.value = '')}
          onChange={(event) => onChoose(event.target.files?.[0])}
          sx={{ position: 'absolute', width: '1px', height: '1px', opacity: 0 }}
        />
      </Button>
      <FormHelperText>{say(importWords.limit)}</FormHelperText>
    </Box>
  );
};
