import { Form, useLocation, useNavigate } from 'ra-core';
import { useState } from 'react';
import { LeavingGuard } from '../../../components/form/unsaved/LeavingGuard.tsx';
import { usePlace } from '../../../components/related/parent.ts';
import type { Elements } from '../../../components/typed.ts';
import { useWords } from '../../../components/useWords.ts';
import type { FormErrors } from '../../../providers/data/errors.ts';
import type { Side } from '../sides.ts';
import { type Answers, lastStep, openStep } from './answers.ts';
import { MakerSteps } from './MakerSteps.tsx';
import { makerWords as words } from './makerWords.ts';
import type { Refusal } from './Refused.tsx';
import { useMaking } from './useMaking.ts';

interface MakerFormProps {
  side: Side;
  inputs: Elements;
  isSaved: () => boolean;
  onKeyReused: () => void;
}

/** The step in the address, and a function to go to another one. */
const useStepInAddress = () => {
  const { search } = useLocation();
  const navigate = useNavigate();
  const go = (step: number) => {
    const query = new URLSearchParams(search);
    query.set('step', String(step + 1));
    void navigate({ search: `?${query}` });
  };
  return { asked: Number(new URLSearchParams(search).get('step') ?? 1) - 1, go };
};

/** The form around the steps. Its one button continues to the next step, and at the last step creates the invoice. */
export const MakerForm = ({ side, inputs, isSaved, onKeyReused }: MakerFormProps) => {
  const say = useWords();
  const { createPath } = usePlace();
  const { asked, go } = useStepInAddress();
  const [refusal, setRefusal] = useState<Refusal>();
  const refuse = (refused: Refusal) => {
    setRefusal(refused);
    if (refused.step !== lastStep) go(refused.step);
  };
  const make = useMaking(side, refuse, onKeyReused);
  const submit = async (answers: Answers): Promise<FormErrors | undefined> => {
    const step = openStep(side, answers, asked);
    if (step === 1 && String(answers.periodTo) < String(answers.periodFrom))
      return { periodTo: say(words.periodEndsFirst) };
    setRefusal(undefined);
    if (step === lastStep) return make(answers);
    go(step + 1);
    return undefined;
  };
  return (
    <Form onSubmit={submit}>
      <LeavingGuard root={createPath} isSaved={isSaved} />
      <MakerSteps side={side} inputs={inputs} asked={asked} onGo={go} refusal={refusal} />
    </Form>
  );
};
