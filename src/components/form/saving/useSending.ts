import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { complaintOf } from '../../useErrorToast.ts';
import type { FormErrors } from '../../../providers/data/errors.ts';
import { fieldMessages } from '../fields/fieldMessages.ts';

/**
 * Submits a form that reports errors itself: at its fields if the server names one of `fields`, otherwise in `failure`,
 * a text or its key, until the next attempt.
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
