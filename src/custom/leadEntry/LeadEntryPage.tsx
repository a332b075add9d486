import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useNavigate, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { GroupFields } from '../../components/form/fields/FieldGroups.tsx';
import { formWidth } from '../../components/form/fields/formWidth.ts';
import { LeavingGuard } from '../../components/form/unsaved/LeavingGuard.tsx';
import { SaveBar } from '../../components/form/saving/SaveBar.tsx';
import { InResource } from '../../components/InResource.tsx';
import { PageHeading } from '../../components/PageHeading.tsx';
import { Section } from '../../components/Section.tsx';
import { useWords } from '../../components/useWords.ts';
import { rule } from '../../components/validation.ts';
import { ParameterInput } from '../../resources/verticals/ParameterInput.tsx';
import { useCampaignParameters } from '../../resources/verticals/useCampaignParameters.ts';
import { type Answers, contactFields, originFields } from './answers.ts';
import { entryWords } from './entryWords.ts';
import { LeadFieldInput } from './LeadFieldInput.tsx';
import { TrafficInputs } from './TrafficInputs.tsx';
import { useLeadEntry } from './useLeadEntry.ts';

const root = '/lead-entry';
const usual = new Set([...contactFields, ...originFields]);
const required = [rule('required')];
const initial = { sending: 'now' } satisfies Answers;

/** Staff enter a lead by hand, as traffic of a campaign; what is asked for depends on the vertical of its offer. */
export default function LeadEntryPage() {
  const say = useWords();
  const translate = useTranslate();
  const navigate = useNavigate();
  const form = useForm<Answers>({ defaultValues: initial });
  const selected = useWatch({ control: form.control, name: 'campaign' }) ?? undefined;
  const { campaign, parameters } = useCampaignParameters(selected);
  const further = parameters.filter(({ name }) => !usual.has(name));
  const names = further.map(({ name }) => name);
  const { enter, isSaved } = useLeadEntry(root);
  const submit = form.handleSubmit(async (answers) => {
    const messages = Object.entries((await enter(answers, names)) ?? {});
    messages.forEach(([field, message], place) =>
      form.setError(field, { type: 'server', message: String(message) }, { shouldFocus: place === 0 }),
    );
  });
  const validate = (name: string) => (parameters.some((one) => one.name === name && one.required) ? required : []);
  const fields = (some: readonly string[]): ReactNode => (
    <GroupFields fields={some}>{(name) => <LeadFieldInput name={name} validate={validate(name)} />}</GroupFields>
  );
  return (
    <>
      <PageHeading text="pages.leadEntry" />
      <Box sx={{ maxWidth: formWidth }}>
        <InResource name="leads">
          <FormProvider {...form}>
            <form onSubmit={(event) => void submit(event)} noValidate>
              <LeavingGuard root={root} isSaved={isSaved} />
              <Stack spacing={2}>
                <Section title={say(entryWords.whose)}>
                  <TrafficInputs campaign={campaign} />
                </Section>
                <Section title={translate('resources.leads.sections.contact')}>{fields(contactFields)}</Section>
                {further.length > 0 && (
                  <Section title={say(entryWords.asked)}>
                    <GroupFields fields={names}>
                      {(name) => <ParameterInput {...further.find((one) => one.name === name)!} />}
                    </GroupFields>
                  </Section>
                )}
                <Section title={translate('resources.leads.sections.origin')}>{fields(originFields)}</Section>
              </Stack>
              <SaveBar label={say(entryWords.add)} isNew onCancel={() => navigate('/leads')} />
            </form>
          </FormProvider>
        </InResource>
      </Box>
    </>
  );
}
