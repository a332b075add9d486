import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useStore, useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { useWords } from '../../useWords.ts';
import type { ExportChoice } from './useExport.ts';

/** Formats have the same names in all languages. */
const formats = [
  ['csv', 'CSV'],
  ['xlsx', 'Excel (XLSX)'],
] as const;

const words = {
  format: { en: 'Format', ru: 'Формат' },
  columns: { en: 'Columns', ru: 'Столбцы' },
  shown: { en: 'Shown in the list', ru: 'Показанные в списке' },
  all: { en: 'All', ru: 'Все' },
  contacts: { en: 'Contact data', ru: 'Контактные данные' },
  masked: { en: 'Masked', ru: 'Скрыты' },
  inFull: { en: 'In full', ru: 'Полностью' },
  isRecorded: { en: 'It is recorded that you exported it', ru: 'Экспорт будет записан на ваше имя' },
};

interface Choice<Value extends string> {
  label: string;
  value: Value;
  options: readonly (readonly [Value, string])[];
  onChange: (value: Value) => void;
  help?: string | undefined;
}

const Choices = <Value extends string>({ label, value, options, onChange, help }: Choice<Value>) => {
  const id = useId();
  return (
    <FormControl>
      <FormLabel id={id}>{label}</FormLabel>
      <RadioGroup row aria-labelledby={id} value={value}>
        {options.map(([one, text]) => (
          <FormControlLabel
            key={one}
            value={one}
            label={text}
            control={<Radio size="small" onChange={() => onChange(one)} />}
          />
        ))}
      </RadioGroup>
      {help !== undefined && <FormHelperText sx={{ marginX: 0 }}>{help}</FormHelperText>}
    </FormControl>
  );
};

interface ExportDialogProps {
  title: string;
  /** Describes what will be in the file. */
  about?: string;
  /** Whether there are columns beyond the visible ones. */
  mayChooseColumns?: boolean;
  /** Whether the user may have contact data in full. */
  mayChooseContacts: boolean;
  onExport: (choice: ExportChoice) => Promise<void>;
  onClose: () => void;
}

/** Asks for the options of a file. The format and the columns are remembered. */
const ExportDialog = ({
  title,
  about,
  mayChooseColumns = true,
  mayChooseContacts,
  onExport,
  onClose,
}: ExportDialogProps) => {
  const say = useWords();
  const translate = useTranslate();
  const [format, setFormat] = useStore<ExportChoice['format']>('export.format', 'csv');
  const [columns, setColumns] = useStore<ExportChoice['columns']>('export.columns', 'shown');
  const [contacts, setContacts] = useState<'masked' | 'inFull'>('masked');
  const [isBusy, setBusy] = useState(false);
  const start = async () => {
    setBusy(true);
    await onExport({ format, columns, contacts: contacts === 'inFull' });
    onClose();
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs">
      <DialogTitle variant="h3">{title}</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          {about !== undefined && <Typography color="textSecondary">{about}</Typography>}
          <Choices label={say(words.format)} value={format} options={formats} onChange={setFormat} />
          {mayChooseColumns && (
            <Choices
              label={say(words.columns)}
              value={columns}
              options={[
                ['shown', say(words.shown)],
                ['all', say(words.all)],
              ]}
              onChange={setColumns}
            />
          )}
          {mayChooseContacts && (
            <Choices
              label={say(words.contacts)}
              value={contacts}
              options={[
                ['masked', say(words.masked)],
                ['inFull', say(words.inFull)],
              ]}
              onChange={setContacts}
              help={contacts === 'inFull' ? say(words.isRecorded) : undefined}
            />
          )}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {translate('ra.action.cancel')}
        </Button>
        <Button variant="contained" loading={isBusy} onClick={() => void start()} autoFocus>
          {translate('ra.action.export')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

export default ExportDialog;
