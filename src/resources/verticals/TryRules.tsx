import Alert from '@mui/material/Alert';
import Card from '@mui/material/Card';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useRecordContext, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { decidingRule, type Lead } from '../../../domain/traffic/inbound-rules.ts';
import { malformedParameters, missingParameters } from '../../../domain/traffic/lead-formats.ts';
import { useWords } from '../../components/useWords.ts';
import { verticalChoices } from '../../generated/resources/vertical.tsx';
import type { Vertical } from './model.ts';
import { pastedLead } from './pastedLead.ts';
import { tryWords } from './tryWords.ts';

type Rules = NonNullable<Vertical['inboundRules']>;
type Parameters = NonNullable<Vertical['incomingParameters']>;
type Part = 'inboundRules' | 'incomingParameters';

const example = 'email: anna@example.com\nphone: +371 2000 1000\ncountry: LV';

/** The result for a lead: whether it passes, and why not. */
type Finding = (lead: Lead) => { passes: boolean; text: string };

interface TrialProps {
  title: string;
  find: Finding;
}

/** Shows what would happen to a pasted lead. */
const Trial = ({ title, find }: TrialProps) => {
  const say = useWords();
  const [text, setText] = useState('');
  const lead = pastedLead(text);
  const found = lead ? find(lead) : { passes: false, text: say(tryWords.noLead) };
  return (
    <Card component="section" aria-label={title} sx={{ padding: 2.5, display: 'grid', gap: 1.5 }}>
      <Typography variant="h4" component="h2">
        {title}
      </Typography>
      <TextField
        multiline
        minRows={3}
        label={say(tryWords.lead)}
        helperText={say(tryWords.leadHelp)}
        placeholder={example}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {text.trim() !== '' && (
        <Alert role="status" severity={found.passes ? 'success' : 'warning'}>
          {found.text}
        </Alert>
      )}
    </Card>
  );
};

/** The result of the rules. */
const RulesTrial = ({ rules }: { rules: Rules }) => {
  const translate = useTranslate();
  const say = useWords();
  // A rule that is still being typed may be incomplete.
  const whole = rules.map(({ conditions = [], ...rule }) => ({
    ...rule,
    conditions: conditions.filter(({ parameter, operator }) => parameter && operator),
  }));
  const find: Finding = (lead) => {
    const place = decidingRule(whole, lead);
    if (place === undefined) return { passes: true, text: say(tryWords.passes) };
    const result = verticalChoices.inboundRulesResult.find(({ id }) => id === whole[place]?.result);
    return { passes: false, text: say(tryWords.decided, place + 1, translate(result?.name ?? '')) };
  };
  return <Trial title={say(tryWords.try)} find={find} />;
};

/** Whether it has all the parameters, in the required form. */
const ParametersTrial = ({ parameters }: { parameters: Parameters }) => {
  const say = useWords();
  const named = parameters.filter(({ name }) => name);
  const find: Finding = (lead) => {
    const missing = missingParameters(named, lead);
    const malformed = malformedParameters(named, lead);
    const text = [
      ...(missing.length > 0 ? [say(tryWords.missing, missing.join(', '))] : []),
      ...(malformed.length > 0 ? [say(tryWords.malformed, malformed.join(', '))] : []),
    ].join(' ');
    return text === '' ? { passes: true, text: say(tryWords.fits) } : { passes: false, text };
  };
  return <Trial title={say(tryWords.tryParameters)} find={find} />;
};

const isList = (value: unknown): value is never[] => Array.isArray(value) && value.length > 0;

const ofPart = (part: Part, value: unknown) => {
  if (!isList(value)) return null;
  return part === 'inboundRules' ? <RulesTrial rules={value} /> : <ParametersTrial parameters={value} />;
};

/** As they are in the form. */
const TryInForm = ({ part }: { part: Part }) => ofPart(part, useWatch({ name: part }));

const TryAsKept = ({ part }: { part: Part }) => ofPart(part, useRecordContext<Vertical>()?.[part]);

/** Tests part of a vertical on a pasted lead; users who may not edit it have no surrounding form. */
const Try = ({ part }: { part: Part }) => (!useFormContext() ? <TryAsKept part={part} /> : <TryInForm part={part} />);

export const TryRules = () => <Try part="inboundRules" />;
export const TryParameters = () => <Try part="incomingParameters" />;
