import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { complaintOf } from '../useErrorToast.ts';
import type { FormErrors } from '../../providers/data/errors.ts';
import { fieldMessages } from './fieldMessages.ts';

/**
 * Sends a form that tells by itself what went wrong: at its fields where the server names one of `fields`, else in
 * `failure`, a text or its key, until it is sent again.
 */
export const useSending = (fields: readonly string[], onSubmit: (values: FieldValues) => Promise<void>) => {
  const [failure, setFailure] = useState<string>();
  const send = async (values: FieldValues): Promise<FormErrors | undefined> => {
    setFailure(undefined);
    try {
      await onSubmit(values);
      return undefined;
    } catch (error) {
      const messages = fieldMessages(error, fields);
      if (!messages) setFailure(complaintOf(error));
      return messages;
    }
  };
  return { send, failure };
};
