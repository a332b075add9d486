import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useDataProvider } from 'ra-core';
import { useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
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
import type { AdminDataProvider } from '../../providers/data/adminDataProvider.ts';
import { columnWords, customerImportWords as words, verdictWords } from './customerImportWords.ts';
import { type Columns, useCustomerImport } from './useCustomerImport.ts';

interface Answers {
  advertiser?: number;
}

const isColumn = (field: string): field is keyof typeof columnWords => Object.hasOwn(columnWords, field);

/** Importing customers from a file: what its columns are, what would happen to its rows, and then the import. */
export default function CustomerImportPage() {
  const say = useWords();
  const language = useLanguage();
  const dataProvider = useDataProvider<AdminDataProvider>();
  const form = useForm<Answers>();
  const advertiser = useWatch({ control: form.control, name: 'advertiser' }) ?? undefined;
  const [file, setFile] = useState<File>();
  const [columns, setColumns] = useState<Columns>();
  const { preview: query, job, isBusy, begin } = useCustomerImport({ file, advertiser, columns });
  const number = (value: number): string => value.toLocaleString(language);
  const named = (field: string): string => (isColumn(field) ? say(columnWords[field]) : field);
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
      <PageHeading text="pages.customerImport" />
      <Typography color="textSecondary">{say(words.about)}</Typography>
      <Card sx={{ padding: 2.5 }}>
        <FormProvider {...form}>
          <Stack spacing={2} sx={{ maxWidth: 480 }}>
            <ReferenceOneInput source="advertiser" label={say(words.advertiser)} reference="advertisers" />
            <FileInput file={file} onChoose={choose} />
          </Stack>
        </FormProvider>
      </Card>
      {job !== undefined && (
        <ImportProgress
          key={job}
          id={job}
          resource="customers"
          over={(done, failed) => say(words.over, done, failed)}
          failures={{ name: 'customer-import', read: (id) => dataProvider.importFailures('customers', id) }}
          list={{ to: '/customers?limit=50', label: say(words.show) }}
        />
      )}
      {file && advertiser !== undefined && (
        <Card sx={{ padding: 2.5 }}>
          <Loaded query={query} waiting={<Skeleton height={96} />}>
            {(preview) => (
              <Stack spacing={2}>
                <InResource name="customers">
                  <ColumnsTable
                    columns={preview.columns}
                    fields={preview.fields}
                    named={named}
                    onChange={(chosen) => setColumns(chosen.map((field) => (isColumn(field) ? field : '-')))}
                  />
                  <VerdictsTable
                    rows={preview.rows}
                    total={preview.total}
                    counts={say(words.counts, number(preview.total), number(preview.faulty))}
                    shown={say(words.shown)}
                    verdict={(place) => say(verdictWords[preview.rows[place]!.verdict])}
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
