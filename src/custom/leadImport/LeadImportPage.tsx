import AttachFile from '@mui/icons-material/AttachFile';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { Loaded } from '../../components/failure/Loaded.tsx';
import { InResource } from '../../components/InResource.tsx';
import { ReferenceOneInput } from '../../components/inputs/inputs.tsx';
import { useLanguage } from '../../components/language.ts';
import { PageHeading } from '../../components/PageHeading.tsx';
import { useWords } from '../../components/useWords.ts';
import { ColumnsTable } from './ColumnsTable.tsx';
import { ImportProgress } from './ImportProgress.tsx';
import { importWords } from './importWords.ts';
import { useBeginImport, useImportPreview } from './useLeadImport.ts';
import { VerdictsTable } from './VerdictsTable.tsx';

interface Answers {
  campaign?: number;
}

/** Leads out of a file: what its columns are, what would become of its rows, and then the import. */
export default function LeadImportPage() {
  const say = useWords();
  const language = useLanguage();
  const form = useForm<Answers>();
  const campaign = useWatch({ control: form.control, name: 'campaign' }) ?? undefined;
  const [file, setFile] = useState<File>();
  const [columns, setColumns] = useState<readonly string[]>();
  const [distribute, setDistribute] = useState(true);
  const asked = { file, campaign, columns };
  const query = useImportPreview(asked);
  const { job, isBusy, begin } = useBeginImport();
  const choose = (chosen: File | undefined) => {
    setFile(chosen);
    setColumns(undefined);
  };
  return (
    <Stack spacing={2}>
      <PageHeading text="pages.leadImport" />
      <Typography color="textSecondary">{say(importWords.about)}</Typography>
      <Card sx={{ padding: 2.5 }}>
        <FormProvider {...form}>
          <Stack spacing={2} sx={{ maxWidth: 480 }}>
            <ReferenceOneInput source="campaign" label={say(importWords.campaign)} reference="campaigns" />
            <Box>
              <Button component="label" variant="outlined" color="inherit" startIcon={<AttachFile />}>
                {file?.name ?? say(importWords.choose)}
                <Box
                  component="input"
                  type="file"
                  accept=".csv,.txt,.tsv,.xlsx"
                  aria-label={say(importWords.file)}
                  onChange={(event) => choose(event.target.files?.[0])}
                  sx={{ position: 'absolute', width: '1px', height: '1px', opacity: 0 }}
                />
              </Button>
              <FormHelperText>{say(importWords.limit)}</FormHelperText>
            </Box>
            <RadioGroup
              aria-label={say(importWords.what)}
              value={distribute ? 'distribute' : 'store'}
              onChange={(_, value) => setDistribute(value === 'distribute')}
            >
              <FormControlLabel value="distribute" control={<Radio />} label={say(importWords.distribute)} />
              <FormControlLabel value="store" control={<Radio />} label={say(importWords.store)} />
            </RadioGroup>
          </Stack>
        </FormProvider>
      </Card>
      {job !== undefined && <ImportProgress id={job} />}
      {file && campaign !== undefined && (
        <Card sx={{ padding: 2.5 }}>
          <Loaded query={query} waiting={<Skeleton height={96} />}>
            {(preview) => (
              <Stack spacing={2}>
                <InResource name="leads">
                  <ColumnsTable preview={preview} onChange={setColumns} />
                  <VerdictsTable preview={preview} />
                </InResource>
                <Box>
                  <Button
                    variant="contained"
                    loading={isBusy || query.isPlaceholderData}
                    onClick={() => void begin(asked, distribute)}
                  >
                    {say(importWords.begin, preview.total.toLocaleString(language))}
                  </Button>
                </Box>
              </Stack>
            )}
          </Loaded>
        </Card>
      )}
    </Stack>
  );
}
