import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'ra-core';
import { type SubmitEvent, useRef, useState } from 'react';
import { TextBox } from '../form/TextBox.tsx';
import type { Refusal } from './useSignIn.ts';

const digits = 6;

export interface CodeFormProps {
  refusal?: Exclude<Refusal, { kind: 'codeDue' }>;
  onSubmit: (code: string) => Promise<void>;
  onBack: () => void;
}

/** The second step: a code from the authenticator app or, without the phone, a recovery code. */
export const CodeForm = ({ refusal, onSubmit, onBack }: CodeFormProps) => {
  const [isRecovery, setRecovery] = useState(false);
  const [code, setCode] = useState('');
  const [isMissing, setMissing] = useState(false);
  // The message about the last code doesn't apply to the next one.
  const [isAnswered, setAnswered] = useState(false);
  const [isPending, setPending] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const translate = useTranslate();
  const kind = isRecovery ? 'recoveryCode' : 'code';

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = code.trim();
    setMissing(given === '');
    if (given === '' || isPending) return;
    setPending(true);
    await onSubmit(given);
    setPending(false);
    setAnswered(true);
    form.current?.querySelector('input')?.select();
  };
  const begin = (text: string) => {
    setMissing(false);
    setAnswered(false);
    setCode(text);
  };
  const change = () => {
    setRecovery(!isRecovery);
    begin('');
  };

  const said = isAnswered && !isPending ? refusal : undefined;
  const wrong = said?.kind === 'wrongCode' ? said.message : undefined;
  const fault = isMissing ? translate('signIn.required') : wrong;
  return (
    <Stack component="form" ref={form} noValidate onSubmit={submit} spacing={2}>
      {said?.kind === 'other' && <Alert severity="error">{translate(said.message, { _: said.message })}</Alert>}
      <TextBox
        // To the browser and its password manager, another kind of code is another field.
        key={kind}
        name="code"
        label={translate(`signIn.fields.${kind}`)}
        value={code}
        onChange={({ target }) => begin(isRecovery ? target.value : target.value.replace(/\D/g, '').slice(0, digits))}
        autoComplete={isRecovery ? 'off' : 'one-time-code'}
        autoFocus
        error={fault !== undefined}
        hint={fault ?? translate(`signIn.code.${kind}Hint`)}
        isAlert={fault !== undefined}
        inputProps={{
          inputMode: isRecovery ? 'text' : 'numeric',
          autoCapitalize: 'none',
          spellCheck: false,
          style: { fontSize: '1.25rem', letterSpacing: isRecovery ? '0.06em' : '0.35em' },
        }}
      />
      <Button type="submit" variant="contained" size="large" fullWidth loading={isPending}>
        {translate('signIn.code.submit')}
      </Button>
      <Stack direction="row" sx={{ justifyContent: 'space-between', flexWrap: 'wrap', gap: 1 }}>
        <Link component="button" type="button" variant="body2" onClick={onBack}>
          {translate('signIn.code.back')}
        </Link>
        <Link component="button" type="button" variant="body2" onClick={change}>
          {translate(isRecovery ? 'signIn.code.useApp' : 'signIn.code.useRecovery')}
        </Link>
      </Stack>
    </Stack>
  );
};
