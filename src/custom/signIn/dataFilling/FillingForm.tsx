import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { Form, useNavigate, useNotify, useTranslate } from 'ra-core';
import { Suspense, useRef, useState } from 'react';
import { type FieldValues, useFormState } from 'react-hook-form';
import { LeavingGuard } from '../../../components/form/unsaved/LeavingGuard.tsx';
import { complaintOf } from '../../../components/useErrorToast.ts';
import { affiliateInputs } from '../../../generated/resources/affiliate.tsx';
import { inOwnWords } from '../../../providers/calls/calls.ts';
import type { CurrentUser } from '../../../providers/data/contract.ts';
import { changedFields } from '../../../providers/data/changedFields.ts';
import { failureBody } from '../../../providers/data/errors.ts';
import { useServices } from '../../../providers/ServicesContext.tsx';
import { useLanguage } from '../../../components/language.ts';
import { useReloadUser } from '../../../shell/useReloadUser.ts';
import { browserZone } from '../browserZone.ts';
import { FillingSection } from './FillingSection.tsx';
import { askedFields, suggestions } from './suggestions.ts';

const { firstName, lastName, contacts, birthDate, timezone, language } = affiliateInputs;

const Buttons = ({ onSkip }: { onSkip: () => void }) => {
  const translate = useTranslate();
  const { isSubmitting } = useFormState();
  return (
    <Stack direction={{ xs: 'column-reverse', sm: 'row' }} spacing={1} sx={{ justifyContent: 'flex-end' }}>
      <Button size="large" disabled={isSubmitting} onClick={onSkip}>
        {translate('signIn.filling.skip')}
      </Button>
      <Button type="submit" variant="contained" size="large" loading={isSubmitting}>
        {translate('signIn.filling.submit')}
      </Button>
    </Stack>
  );
};

/** What the network would like to know about `user`; all of it is optional. */
export const FillingForm = ({ user }: { user: CurrentUser }) => {
  const { client } = useServices();
  const reload = useReloadUser();
  const navigate = useNavigate();
  const notify = useNotify();
  const translate = useTranslate();
  const browser = { timezone: browserZone(), language: useLanguage() };
  const [defaults] = useState(() => suggestions(user, browser));
  const [failure, setFailure] = useState<string>();
  const isSaved = useRef(false);
  const say = (key: string) => translate(`signIn.filling.${key}`);
  const isGuessed = defaults.timezone === browser.timezone;

  const save = async (values: FieldValues) => {
    setFailure(undefined);
    const asked = Object.fromEntries(askedFields.map((field) => [field, values[field]]));
    const changes = changedFields(user, asked);
    try {
      if (Object.keys(changes).length > 0)
        await client.PATCH('/user/users/me', { body: { items: [changes] }, headers: inOwnWords });
    } catch (error) {
      const errors = failureBody(error)?.errors;
      if (!errors || Object.keys(errors).some((field) => !(field in defaults))) setFailure(complaintOf(error));
      return errors;
    }
    isSaved.current = true;
    notify('signIn.filling.saved', { type: 'success' });
    await reload(changes);
    navigate('/');
    return undefined;
  };

  return (
    <Form noValidate defaultValues={defaults} onSubmit={save}>
      <LeavingGuard root="/data-filling" isSaved={() => isSaved.current} />
      <Stack spacing={2}>
        {failure && <Alert severity="error">{translate(failure, { _: failure })}</Alert>}
        <Suspense fallback={<Skeleton variant="rounded" height={480} />}>
          <FillingSection title={say('name')}>
            {firstName}
            {lastName}
          </FillingSection>
          <FillingSection title={say('contacts')} text={say('contactsText')}>
            {contacts}
          </FillingSection>
          <FillingSection
            title={say('about')}
            text={[say('aboutText'), ...(isGuessed ? [say('guessed')] : [])].join(' ')}
          >
            {birthDate}
            {language}
            {timezone}
          </FillingSection>
          <Buttons onSkip={() => navigate('/')} />
        </Suspense>
      </Stack>
    </Form>
  );
};
