import { useNavigate, useNotify } from 'ra-core';
import { useRef } from 'react';
import { useApi } from '../../components/api.ts';
import { fieldMessages } from '../../components/form/fields/fieldMessages.ts';
import { useIdempotencyKey } from '../../components/form/saving/useIdempotencyKey.ts';
import { useErrorToast } from '../../components/useErrorToast.ts';
import { useWords } from '../../components/useWords.ts';
import { inOwnWords } from '../../providers/calls/calls.ts';
import { dataOf } from '../../providers/data/client.ts';
import { type FormErrors, isFailure } from '../../providers/data/errors.ts';
import { type Answers, enteredLead, fieldsOf } from './answers.ts';
import { entryWords } from './entryWords.ts';

/**
 * Enters a lead: once, however often it is tried, and then opens its page. `enter` returns what is wrong by field;
 * anything else is reported in a toast.
 * @param root the form's address
 */
export const useLeadEntry = (root: string) => {
  const api = useApi();
  const say = useWords();
  const notify = useNotify();
  const navigate = useNavigate();
  const complain = useErrorToast();
  const filling = useIdempotencyKey(root);
  const isSaved = useRef(false);
  const enter = async (answers: Answers, parameters: readonly string[]): Promise<FormErrors | undefined> => {
    try {
      const headers = { ...inOwnWords, 'Idempotency-Key': filling.key };
      const { id } = dataOf(await api.POST('/stat/leads', { body: enteredLead(answers, parameters), headers }));
      isSaved.current = true;
      notify(say(entryWords.added), { type: 'success' });
      void navigate(`/leads/${id}/show`);
      return undefined;
    } catch (error) {
      // The first attempt succeeded but its response was lost; other values mean another lead.
      if (isFailure(error, 'keyReused')) filling.renew();
      const messages = fieldMessages(error, fieldsOf(parameters));
      if (!messages) complain(error);
      return messages;
    }
  };
  return { enter, isSaved: () => isSaved.current };
};
