import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useDataProvider, useTranslate } from 'ra-core';
import { useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { cardWords } from '../../../domain/distribution/card-words.ts';
import { Loaded } from '../../components/failure/Loaded.tsx';
import { ColumnsTable } from '../../components/fileImport/ColumnsTable.tsx';
import { FileInput } from '../../components/fileImport/FileInput.tsx';
import { ImportProgress } from '../../components/fileImport/ImportProgress.tsx';
import { importWords } from '../../components/fileImport/importWords.ts';
import { VerdictsTable } from '../../components/fileImport/VerdictsTable.tsx';
import { InResource } from '../../components/InResource.tsx';
import { ReferenceOneInput } from '../../components/inputs/inputs.tsx';
import { useLanguage } from '../../components/language.ts';
import { PageHeading } from '../../components/PageHeading.tsx';
import { useWords } from '../../components/useWords.ts';
import type { components } from '../../generated/api.d.ts';
import type { AdminDataProvider } from '../../providers/data/adminDataProvider.ts';
import { leadImportWords } from './leadImportWords.ts';
import { useLeadImport } from './useLeadImport.ts';

type Verdict = components['schemas']['LeadImportPreview']['rows'][number]['verdict'];

interface Answers {
  campaign?: number;
}

/** Importing leads from a file: what its columns are, what would happen to its rows, and then the import. */
export default function LeadImportPage() {
  const say = useWords();
  const language = useLanguage();
  const form = useForm<Answers>();
  const campaign = useWatch({ control: form.control, name: 'campaign' }) ?? undefined;
  const [file, setFile] = useState<File>();
  const [columns, setColumns] = useState<readonly string[]>();
  const [distribute, setDistribute] = useState(true);
  const { preview: query, job, isBusy, begin } = useLeadImport({ file, campaign, columns, distribute });
  const dataProvider = useDataProvider<AdminDataProvider>();
  const translate = useTranslate();
  const named = (field: string): string => translate(`resources.leads.fields.${field}`, { _: field });
  const number = (value: number): string => value.toLocaleString(language);
  const verdictOf = (verdict: Verdict): string =>
    say(verdict === 'faulty' ? leadImportWords.faulty : cardWords.outcomes[verdict]);
  const choose = (chosen: File | undefined) => {
    setFile(chosen);
    setColumns(undefined);
  };
  const importFile = async () => {
    // Pressing the button again would import the same rows again.
    if (await begin()) choose(undefined);
  };
  return (
    <Stack spacing={2}>
      <PageHeading text="pages.leadImport" />
      <Typography color="textSecondary">{say(leadImportWords.about)}</Typography>
      <Card sx={{ padding: 2.5 }}>
        <FormProvider {...form}>
          <Stack spacing={2} sx={{ maxWidth: 480 }}>
            <ReferenceOneInput source="campaign" label={say(leadImportWords.campaign)} reference="campaigns" />
            <FileInput file={file} onChoose={choose} />
            <RadioGroup
              aria-label={say(leadImportWords.what)}
              value={distribute ? 'distribute' : 'store'}
              onChange={(_, value) => setDistribute(value === 'distribute')}
            >
              <FormControlLabel value="distribute" control={<Radio />} label={say(leadImportWords.distribute)} />
              <FormControlLabel value="store" control={<Radio />} label={say(leadImportWords.store)} />
            </RadioGroup>
          </Stack>
        </FormProvider>
      </Card>
      {job !== undefined && (
        <ImportProgress
          key={job}
          id={job}
          resource="leads"
          over={(done, failed) => say(leadImportWords.over, done, failed)}
          failures={{ name: 'lead-import', read: (id) => dataProvider.importFailures('leads', id) }}
          list={{ to: '/leads?isCold=true&orderBy=createdAt:desc&limit=25&offset=0', label: say(leadImportWords.show) }}
        />
      )}
      {file && campaign !== undefined && (
        <Card sx={{ padding: 2.5 }}>
          <Loaded query={query} waiting={<Skeleton height={96} />}>
            {(preview) => (
              <Stack spacing={2}>
                <InResource name="leads">
                  <ColumnsTable columns={preview.columns} fields={preview.fields} named={named} onChange={setColumns} />
                  <VerdictsTable
                    rows={preview.rows}
                    total={preview.total}
                    counts={say(leadImportWords.counts, number(preview.total), number(preview.faulty))}
                    shown={say(leadImportWords.shown)}
                    verdict={(place) => verdictOf(preview.rows[place]!.verdict)}
                    named={named}
                  />
                </InResource>
                <Box>
                  <Button
                    variant="contained"
                    loading={isBusy || query.isPlaceholderData}
                    onClick={() => void importFile()}
                  >
                    {say(importWords.begin, number(preview.total))}
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
