import type { Validator } from 'ra-core';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { isEmpty } from '../../../../domain/text/is-empty.ts';
import { rulesOf } from '../../../components/inputs/rulesOf.ts';
import { affiliateInputs } from '../../../generated/resources/affiliate.tsx';
import { unannounced } from '../../../providers/calls/calls.ts';
import { dataOf } from '../../../providers/data/client.ts';
import { useServices } from '../../../providers/ServicesContext.tsx';
import { AuthInput } from '../form/AuthInput.tsx';
import { createEmailCheck } from './emailCheck.ts';

/** The address to register; on blur, the server is asked whether it is available. */
export const EmailInput = () => {
  const { anonymous } = useServices();
  const { clearErrors, getValues, trigger } = useFormContext();
  const [isFree] = useState(() =>
    createEmailCheck(async (email) => {
      const { free } = dataOf(await anonymous.POST('/public/users/check', { body: { email }, headers: unannounced }));
      return free;
    }),
  );
  const free: Validator = async (value: unknown) =>
    (await isFree(String(value).trim())) ? undefined : { message: 'signIn.registration.taken', args: {} };
  return (
    <AuthInput
      source="email"
      type="email"
      autoComplete="email"
      validate={[...rulesOf(affiliateInputs.email), free]}
      onBlur={() => {
        if (!isEmpty(getValues('email'))) void trigger('email');
      }}
      onChange={() => clearErrors('email')}
    />
  );
};
