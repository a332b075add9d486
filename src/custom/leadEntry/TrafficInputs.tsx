import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { RecordContextProvider } from 'ra-core';
import { useEffect } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { GroupFields } from '../../components/form/fields/FieldGroups.tsx';
import { BooleanInput, ReferenceOneInput } from '../../components/inputs/inputs.tsx';
import { useWords } from '../../components/useWords.ts';
import { rule } from '../../components/validation.ts';
import type { components } from '../../generated/api.d.ts';
import { campaignColumns } from '../../generated/resources/campaign.tsx';
import type { Answers } from './answers.ts';
import { entryWords } from './entryWords.ts';

type Campaign = components['schemas']['Campaign'] & { id: number };

const choices = ['now', 'hold', 'later'] as const;
const required = [rule('required')];

/** What becomes of the lead. */
const SendingInput = () => {
  const say = useWords();
  const { field } = useController<Answers, 'sending'>({ name: 'sending' });
  return (
    <RadioGroup aria-label={say(entryWords.sending)} value={field.value} onChange={field.onChange}>
      {choices.map((choice) => (
        <FormControlLabel key={choice} value={choice} control={<Radio />} label={say(entryWords.choices[choice])} />
      ))}
    </RadioGroup>
  );
};

/** Takes a campaign out of the form that the selected affiliate or offer no longer fits. */
const useFittingCampaign = (campaign: Campaign | undefined): void => {
  const { setValue } = useFormContext<Answers>();
  const { affiliate, offer } = useWatch<Answers>();
  const isOther =
    campaign !== undefined &&
    ((affiliate != null && affiliate !== campaign.affiliate) || (offer != null && offer !== campaign.offer));
  useEffect(() => {
    if (isOther) setValue('campaign', null, { shouldDirty: true });
  }, [isOther, setValue]);
};

/**
 * Whose lead it is, and what becomes of it. Affiliate and offer only narrow the campaigns.
 * @param campaign the selected one, once it has loaded
 */
export const TrafficInputs = ({ campaign }: { campaign: Campaign | undefined }) => {
  const say = useWords();
  const { affiliate, offer } = useWatch<Answers>();
  useFittingCampaign(campaign);
  const narrowed = { ...(affiliate != null && { affiliate: [affiliate] }), ...(offer != null && { offer: [offer] }) };
  const inputs = {
    affiliate: (
      <ReferenceOneInput source="affiliate" label={say(entryWords.affiliate)} reference="affiliates/members" />
    ),
    offer: <ReferenceOneInput source="offer" label={say(entryWords.offer)} reference="offers" />,
    campaign: (
      <>
        <ReferenceOneInput
          source="campaign"
          label={say(entryWords.campaign)}
          reference="campaigns"
          validate={required}
          {...((affiliate != null || offer != null) && { referenceFilter: narrowed })}
        />
        {campaign && (
          <RecordContextProvider value={campaign}>
            <Typography
              component="div"
              variant="body2"
              color="textSecondary"
              sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, paddingTop: 0.5 }}
            >
              {campaignColumns.affiliate}
              <span aria-hidden>·</span>
              {campaignColumns.offer}
            </Typography>
          </RecordContextProvider>
        )}
      </>
    ),
  };
  return (
    <>
      <GroupFields fields={Object.keys(inputs)}>{(name) => inputs[name as keyof typeof inputs]}</GroupFields>
      <Box sx={{ marginTop: 1.5 }}>
        <SendingInput />
        <BooleanInput source="test" label={say(entryWords.test)} />
      </Box>
    </>
  );
};
