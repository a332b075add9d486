import Alert from '@mui/material/Alert';
import Card from '@mui/material/Card';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useRecordContext, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { decidingRule } from '../../../domain/inbound-rules.ts';
import { useWords } from '../../components/useWords.ts';
import { verticalChoices } from '../../generated/resources/vertical.tsx';
import type { Vertical } from './model.ts';
import { pastedLead } from './pastedLead.ts';
import { tryWords } from './tryWords.ts';

type Rules = NonNullable<Vertical['inboundRules']>;

const example = 'email: anna@example.com\nphone: +371 2000 1000\ncountry: LV';

/** What the rules make of a lead that someone pastes. */
const Trial = ({ rules }: { rules: Rules }) => {
  const translate = useTranslate();
  const say = useWords();
  const [text, setText] = useState('');
  const lead = pastedLead(text);
  // A rule that is still being typed may lack what it needs.
  const whole = rules.map(({ conditions = [], ...rule }) => ({
    ...rule,
    conditions: conditions.filter(({ parameter, operator }) => parameter && operator),
  }));
  const place = lead && decidingRule(whole, lead);
  const result = verticalChoices.inboundRulesResult.find(({ id }) => id === whole[place ?? -1]?.result);
  const said = () => {
    if (!lead) return say(tryWords.noLead);
    if (place === undefined) return say(tryWords.passes);
    return say(tryWords.decided, place + 1, translate(result?.name ?? ''));
  };
  return (
    <Card component="section" aria-label={say(tryWords.try)} sx={{ padding: 2.5, display: 'grid', gap: 1.5 }}>
      <Typography variant="h4" component="h2">
        {say(tryWords.try)}
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
        <Alert role="status" severity={!lead || place !== undefined ? 'warning' : 'success'}>
          {said()}
        </Alert>
      )}
    </Card>
  );
};

const isRules = (value: unknown): value is Rules => Array.isArray(value);

/** The rules as they stand in the form. */
const TryInForm = () => {
  const rules: unknown = useWatch({ name: 'inboundRules' });
  return isRules(rules) && rules.length > 0 ? <Trial rules={rules} /> : null;
};

const TryAsKept = () => {
  const rules = useRecordContext<Vertical>()?.inboundRules ?? [];
  return rules.length > 0 ? <Trial rules={rules} /> : null;
};

/** Tries the rules of a vertical on a pasted lead; those who may not edit them have no form around. */
export const TryRules = () => (!useFormContext() ? <TryAsKept /> : <TryInForm />);
