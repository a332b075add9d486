import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import StepMaterial from '@mui/material/Step';
import StepButton from '@mui/material/StepButton';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';
import { useNavigate, useSaveContext, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { usePlace } from '../../../components/related/parent.ts';
import type { Elements } from '../../../components/typed.ts';
import { useWords } from '../../../components/useWords.ts';
import { visuallyHidden } from '../../../components/visuallyHidden.ts';
import { sides, type Side } from '../sides.ts';
import { type Answers, askedOf, lastStep, openStep, type Step, steps } from './answers.ts';
import { ConversionsStep } from './ConversionsStep.tsx';
import { FieldsStep } from './FieldsStep.tsx';
import { makerWords as words, notesStep, partyStep } from './makerWords.ts';
import { Refused, type Refusal } from './Refused.tsx';
import { SummaryStep } from './SummaryStep.tsx';
import { useFound } from './useFound.ts';

/** A phone has room only for the name of the open step; the others remain for screen readers. */
const stepperLook = {
  '& .MuiStepLabel-label:not(.Mui-active)': { '@media (max-width: 599px)': visuallyHidden },
  '& .MuiStep-root': { paddingX: { xs: 0.5, sm: 1 } },
} as const;

interface MakerStepsProps {
  side: Side;
  inputs: Elements;
  /** The step in the address. */
  asked: number;
  onGo: (step: number) => void;
  refusal: Refusal | undefined;
}

/**
 * Whether a step may be left forwards. The invoice needs a conversion, or may have one because none have been searched
 * yet; at the last step its total must be on screen.
 */
const useMayGoOn = (side: Side, step: number): boolean => {
  const answers = useWatch<Answers>();
  const isNeeded = step >= steps.indexOf('conversions');
  const { data, isPlaceholderData } = useFound(side, isNeeded ? askedOf(side, answers, true) : undefined);
  if (!isNeeded) return true;
  if (step === lastStep && (data === undefined || isPlaceholderData)) return false;
  return data === undefined || data.conversionCount > 0;
};

/** The open step with any reasons for a refusal, and buttons to go back and continue. */
export const MakerSteps = ({ side, inputs, asked, onGo, refusal }: MakerStepsProps) => {
  const say = useWords();
  const translate = useTranslate();
  const navigate = useNavigate();
  const { root } = usePlace();
  const { saving = false } = useSaveContext();
  const { clearErrors } = useFormContext();
  const { isSubmitting } = useFormState();
  const answers = useWatch<Answers>();
  const open = openStep(side, answers, asked);
  const mayGoOn = useMayGoOn(side, open);
  const names: Record<Step, string> = {
    party: say(partyStep[side]),
    period: say(words.period),
    conversions: say(words.conversions),
    notes: say(notesStep[side]),
    summary: say(words.summary),
  };
  const parts: Record<Step, ReactNode> = {
    party: <FieldsStep fields={[side]} inputs={inputs} />,
    period: (
      <FieldsStep fields={['periodFrom', 'periodTo', 'currency', 'offers', 'goals', 'countries']} inputs={inputs} />
    ),
    conversions: <ConversionsStep side={side} />,
    notes: <FieldsStep fields={['withdrawalMethod', 'notes', 'privateNotes']} inputs={inputs} />,
    summary: <SummaryStep side={side} inputs={inputs} />,
  };
  const step = steps[open] ?? 'party';
  const isBusy = saving || isSubmitting;
  return (
    <Stack spacing={2} sx={{ maxWidth: 980 }}>
      <Stepper nonLinear activeStep={open} aria-label={say(words.steps)} sx={stepperLook}>
        {steps.map((name, place) => (
          <StepMaterial key={name} completed={place < open}>
            <StepButton disabled={place > open || isBusy} onClick={() => onGo(place)}>
              {names[name]}
            </StepButton>
          </StepMaterial>
        ))}
      </Stepper>
      <Card component="section" aria-label={names[step]} sx={{ padding: 2.5, overflow: 'visible' }}>
        <Typography variant="h4" component="h2" sx={{ marginBottom: 2 }}>
          {names[step]}
        </Typography>
        <Stack spacing={2}>
          {refusal?.step === open && <Refused messages={refusal.messages} />}
          {parts[step]}
        </Stack>
      </Card>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button type="submit" variant="contained" loading={isBusy} disabled={!mayGoOn} onClick={() => clearErrors()}>
          {open === lastStep ? translate(`resources.${sides[side].resource}.create`) : say(words.next)}
        </Button>
        {open > 0 && (
          <Button variant="outlined" color="inherit" disabled={isBusy} onClick={() => onGo(open - 1)}>
            {say(words.back)}
          </Button>
        )}
        <Button color="inherit" disabled={isBusy} onClick={() => void navigate(root)}>
          {translate('ra.action.cancel')}
        </Button>
      </Stack>
    </Stack>
  );
};
