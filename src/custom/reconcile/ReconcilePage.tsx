import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { Loaded } from '../../components/failure/Loaded.tsx';
import { ColumnsTable } from '../../components/fileImport/ColumnsTable.tsx';
import { FileInput } from '../../components/fileImport/FileInput.tsx';
import { VerdictsTable } from '../../components/fileImport/VerdictsTable.tsx';
import { InResource } from '../../components/InResource.tsx';
import { DayInput, ReferenceOneInput } from '../../components/inputs/inputs.tsx';
import { useLanguage } from '../../components/language.ts';
import { PageHeading } from '../../components/PageHeading.tsx';
import { useWords } from '../../components/useWords.ts';
import { reconciliationRowChoices } from '../../generated/resources/reconciliationRow.tsx';
import { Counts } from './Counts.tsx';
import { columnWords, reconcileWords as words } from './reconcileWords.ts';
import {
  type ReconcileQuery,
  type ReconciliationPreview,
  useKeepReport,
  useReconciliationPreview,
} from './useReconcile.ts';

interface Answers {
  advertiser?: number;
  periodFrom?: string;
  periodTo?: string;
}

const rows = 'advertiser-billing/reconciliation-rows';

const isColumn = (field: string): field is keyof typeof columnWords => Object.hasOwn(columnWords, field);

interface TrialProps {
  preview: ReconciliationPreview;
  onColumns: (columns: ReconcileQuery['columns']) => void;
}

/** The meaning of the columns, and the results for the rows. */
const Trial = ({ preview, onColumns }: TrialProps) => {
  const say = useWords();
  const translate = useTranslate();
  const language = useLanguage();
  const number = (value: number): string => value.toLocaleString(language);
  const named = (field: string): string => (isColumn(field) ? say(columnWords[field]) : field);
  const verdictOf = (place: number): string => {
    const choice = reconciliationRowChoices.verdict.find(({ id }) => id === preview.rows[place]?.verdict);
    return choice ? translate(choice.name) : '';
  };
  return (
    <InResource name={rows}>
      <ColumnsTable
        columns={preview.columns}
        fields={preview.fields}
        named={named}
        onChange={(chosen) => onColumns(chosen.map((field) => (isColumn(field) ? field : '-')))}
      />
      <Counts counts={preview.counts} frozen={preview.frozen} />
      <VerdictsTable
        rows={preview.rows}
        total={preview.total}
        counts={say(words.counts, number(preview.total), number(preview.faulty))}
        shown={say(words.shown)}
        verdict={verdictOf}
        named={named}
      />
    </InResource>
  );
};

/**
 * Reconciling an advertiser’s file with conversions: whose it is and for which days, what its columns are, and then the
 * report.
 */
export default function ReconcilePage() {
  const say = useWords();
  const form = useForm<Answers>();
  const answers = useWatch({ control: form.control });
  const [file, setFile] = useState<File>();
  const [columns, setColumns] = useState<ReconcileQuery['columns']>();
  const { advertiser, periodFrom, periodTo } = answers;
  const asked: ReconcileQuery = { file, advertiser, periodFrom, periodTo, columns };
  const query = useReconciliationPreview(asked);
  const { isBusy, keep } = useKeepReport();
  const isAsked = file !== undefined && Boolean(advertiser && periodFrom && periodTo);
  return (
    <Stack spacing={2}>
      <PageHeading text="pages.reconcile" />
      <Typography color="textSecondary">{say(words.about)}</Typography>
      <Card sx={{ padding: 2.5 }}>
        <FormProvider {...form}>
          <Stack spacing={2} sx={{ maxWidth: 480 }}>
            <ReferenceOneInput source="advertiser" label={say(words.advertiser)} reference="advertisers" />
            <DayInput source="periodFrom" label={say(words.from)} />
            <DayInput source="periodTo" label={say(words.to)} />
            <FileInput
              file={file}
              onChoose={(chosen) => {
                setFile(chosen);
                setColumns(undefined);
              }}
            />
          </Stack>
        </FormProvider>
      </Card>
      {isAsked && (
        <Card sx={{ padding: 2.5 }}>
          <Loaded query={query} waiting={<Skeleton height={96} />}>
            {(preview) => (
              <Stack spacing={2}>
                <Trial preview={preview} onColumns={setColumns} />
                <Box>
                  <Button
                    variant="contained"
                    loading={isBusy || query.isPlaceholderData}
                    onClick={() => void keep(asked)}
                  >
                    {say(words.keep)}
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
