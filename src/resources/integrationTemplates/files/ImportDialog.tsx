import AttachFile from '@mui/icons-material/AttachFile';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useCreatePath, useNavigate, useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useEntry } from '../../../components/entries.ts';
import { ReferenceOneInput } from '../../../components/inputs/inputs.tsx';
import { useWords } from '../../../components/useWords.ts';
import { fileWords as words } from './fileWords.ts';
import { ImportFaults } from './ImportFaults.tsx';
import { type TemplateFile, useImport, useShippedTemplates } from './useTemplateFiles.ts';

interface Chosen {
  platform?: number | null;
  vertical?: number | null;
}

/** A template shipped with the product, by its index; or the user's own file. */
type Source = number | 'own';

/** Asks for a template's file, and for its platform and vertical. */
export default function ImportDialog({ onClose }: { onClose: () => void }) {
  const say = useWords();
  const translate = useTranslate();
  const navigate = useNavigate();
  const createPath = useCreatePath();
  const { name } = useEntry();
  const titleId = useId();
  const form = useForm<Chosen>();
  const { data: shipped = [] } = useShippedTemplates();
  const [source, setSource] = useState<Source>('own');
  const [own, setOwn] = useState<File>();
  const [fault, setFault] = useState<string>();
  const { mutate, isPending, error, reset } = useImport();

  /** @throws SyntaxError if it isn't JSON */
  const readFile = async (): Promise<TemplateFile | undefined> =>
    source === 'own' ? own && JSON.parse(await own.text()) : shipped[source];
  const make = form.handleSubmit(async ({ platform, vertical }) => {
    reset();
    setFault(undefined);
    try {
      const file = await readFile();
      if (!file || !platform || !vertical) setFault(say(words.incomplete));
      else
        mutate(
          { platform, vertical, file },
          { onSuccess: ({ id }) => void navigate(createPath({ resource: name, type: 'edit', id })) },
        );
    } catch (reason) {
      setFault(say(words.noJson, reason instanceof Error ? reason.message : ''));
    }
  });

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId} variant="h3">
        {say(words.title)}
      </DialogTitle>
      <DialogContent>
        <FormProvider {...form}>
          <Stack spacing={2} sx={{ paddingTop: 1 }}>
            <TextField
              select
              size="small"
              label={say(words.shipped)}
              value={source}
              onChange={({ target }) => setSource(target.value === 'own' ? 'own' : Number(target.value))}
              helperText={source === 'own' ? undefined : String(shipped[source]?.['description'] ?? '')}
            >
              <MenuItem value="own">{say(words.own)}</MenuItem>
              {shipped.map((file, place) => (
                <MenuItem key={String(file['title'])} value={place}>
                  {String(file['title'])}
                </MenuItem>
              ))}
            </TextField>
            {source === 'own' && (
              <Button
                component="label"
                variant="outlined"
                color="inherit"
                startIcon={<AttachFile />}
                sx={{ alignSelf: 'flex-start' }}
              >
                {own?.name ?? say(words.choose)}
                <Box
                  component="input"
                  type="file"
                  accept=".json,application/json"
                  aria-label={say(words.choose)}
                  onChange={(event) => setOwn(event.target.files?.[0])}
                  sx={{ position: 'absolute', width: '1px', height: '1px', opacity: 0 }}
                />
              </Button>
            )}
            <ReferenceOneInput source="platform" label={say(words.platform)} reference="settings/platforms" />
            <ReferenceOneInput source="vertical" label={say(words.vertical)} reference="settings/verticals" />
            {fault !== undefined && <Alert severity="error">{fault}</Alert>}
            {error && <ImportFaults error={error} />}
          </Stack>
        </FormProvider>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {translate('ra.action.cancel')}
        </Button>
        <Button variant="contained" loading={isPending} onClick={() => void make()}>
          {say(words.make)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
