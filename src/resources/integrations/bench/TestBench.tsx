import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { LinkBase, useCanAccess, useRecordContext } from 'ra-core';
import { type KeyboardEvent, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { macroSamples } from '../../../../domain/traffic/macros.ts';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { CodeListInput, TextInput } from '../../../components/inputs/inputs.tsx';
import { Section } from '../../../components/Section.tsx';
import { useWords } from '../../../components/useWords.ts';
import { useViewer } from '../../../components/viewer.ts';
import type { components } from '../../../generated/api.d.ts';
import { useVerticalParameters } from '../../verticals/FurtherParameters.tsx';
import { Attempt } from './Attempt.tsx';
import { benchWords } from './benchWords.ts';
import { Exchanged } from './Exchanged.tsx';
import { type Target, type TestLead, useBench } from './useBench.ts';

type Integration = components['schemas']['Integration'];

const samples = macroSamples('lead');
/** A plausible person. */
const somebody: TestLead = {
  firstName: samples['first_name'] ?? '',
  lastName: samples['last_name'] ?? '',
  email: samples['email'] ?? '',
  phone: samples['phone'] ?? '',
  country: samples['country'] ?? '',
  language: samples['language'] ?? '',
  ip: samples['ip'] ?? '',
  userAgent: samples['user_agent'] ?? '',
  sub1: samples['sub1'] ?? '',
};

const LeadInputs = ({ vertical }: { vertical: unknown }) => {
  const say = useWords();
  const parameters = useVerticalParameters(vertical);
  const label = (name: keyof typeof benchWords.lead) => say(benchWords.lead[name]);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
      }}
    >
      <TextInput source="firstName" label={label('firstName')} />
      <TextInput source="lastName" label={label('lastName')} />
      <TextInput source="email" label={label('email')} type="email" />
      <TextInput source="phone" label={label('phone')} type="tel" />
      <CodeListInput source="country" label={label('country')} of="isoCountries" />
      <CodeListInput source="language" label={label('language')} of="isoLanguages" />
      <TextInput source="ip" label={label('ip')} />
      <TextInput source="userAgent" label={label('userAgent')} />
      <TextInput source="sub1" label="sub1" />
      {parameters.map(({ name, title }) => (
        <TextInput key={name} source={`params.${name}`} label={title} />
      ))}
    </Box>
  );
};

const Bench = ({ id, title, vertical }: { id: number; title: string; vertical: unknown }) => {
  const say = useWords();
  const viewer = useViewer();
  const form = useForm<TestLead>({ defaultValues: somebody });
  const { mutate, test: data, isPending } = useBench(id, form.setError);
  const [isAsking, setAsking] = useState(false);
  const send = (to: Target) => (): void => {
    setAsking(false);
    form.clearErrors();
    mutate({ lead: form.getValues(), to });
  };
  // The bench is inside the integration's form, which must not be submitted.
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement) || event.defaultPrevented) return;
    event.preventDefault();
    send('nobody')();
  };
  return (
    <Stack spacing={2}>
      {/* These fields are no part of the integration. */}
      <FormProvider {...form}>
        <div onKeyDown={onKeyDown}>
          <LeadInputs vertical={vertical} />
        </div>
      </FormProvider>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button type="button" variant="outlined" disabled={isPending} onClick={send('nobody')}>
          {say(benchWords.show)}
        </Button>
        {data?.request && data.fake && (
          <Button type="button" variant="contained" disabled={isPending} onClick={send('fake')}>
            {say(benchWords.toFake)}
          </Button>
        )}
        {data?.fake && viewer?.roleType === 'admin' && (
          <Button component={LinkBase} to="/fake-advertiser">
            {say(benchWords.console)}
          </Button>
        )}
        {data?.request && (
          <Button type="button" variant="outlined" disabled={isPending} onClick={() => setAsking(true)}>
            {say(benchWords.toAdvertiser)}
          </Button>
        )}
      </Stack>
      {data?.problem && <Alert severity="error">{say(benchWords.problems[data.problem])}</Alert>}
      {data && data.missing.length > 0 && (
        <Alert severity="warning">{say(benchWords.missing, data.missing.join(', '))}</Alert>
      )}
      {data?.request && (
        <Exchanged
          title={say(benchWords.request)}
          first={`${data.request.method} ${data.request.url}`}
          headers={data.request.headers}
          body={data.request.body}
        />
      )}
      {data?.attempt && <Attempt {...data.attempt} />}
      <ConfirmDialog
        open={isAsking}
        title={say(benchWords.askTitle, title)}
        text={say(benchWords.askText)}
        confirm={say(benchWords.toAdvertiser)}
        isHarmless
        onConfirm={send('advertiser')}
        onClose={() => setAsking(false)}
      />
    </Stack>
  );
};

/** Tests an integration: the request that a lead would cause, and how the answer to it is read. */
export const TestBench = () => {
  const say = useWords();
  const integration = useRecordContext<Integration>();
  const { canAccess = false } = useCanAccess({ resource: 'integrations', action: 'edit' });
  if (!integration || !canAccess) return null;
  return (
    <Section title={say(benchWords.title)} about={say(benchWords.about)}>
      <Bench id={integration.id} title={integration.title ?? ''} vertical={integration.vertical} />
    </Section>
  );
};
