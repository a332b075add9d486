import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { Loaded } from '../../../components/failure/Loaded.tsx';
import { ToneChip } from '../../../components/fields/ToneChip.tsx';
import { ProfileSection } from '../ProfileSection.tsx';
import { TwoFactorDialog, type TwoFactorWish } from './TwoFactorDialog.tsx';
import { type TwoFactor, useTwoFactor } from './useTwoFactor.ts';

const name = 'profile.security.twoFactor';

/** Fewer recovery codes than this trigger a warning. */
const few = 3;

/** Two-factor authentication: turned on with an app, renewed, turned off. */
export const TwoFactorSection = ({ disabled }: { disabled: boolean }) => {
  const translate = useTranslate();
  const query = useTwoFactor();
  const { data } = query;
  const [wish, setWish] = useState<TwoFactorWish>();
  const reload = () => void query.refetch();

  const button = (wanted: TwoFactorWish, variant: 'contained' | 'outlined') => (
    <Button
      variant={variant}
      {...(variant === 'outlined' && { color: 'inherit' })}
      disabled={disabled}
      onClick={() => setWish(wanted)}
    >
      {translate(`${name}.${wanted}`)}
    </Button>
  );

  const stateOf = ({ enabled, recoveryCodesLeft }: TwoFactor) => {
    if (!enabled) return null;
    const left = translate(`${name}.codesLeft`, { smart_count: recoveryCodesLeft });
    if (recoveryCodesLeft >= few) return <Typography variant="body2">{left}</Typography>;
    return <Alert severity="warning">{`${left}. ${translate(`${name}.fewCodes`)}`}</Alert>;
  };

  return (
    <>
      <ProfileSection
        title={
          <>
            {translate(`${name}.title`)}
            {data && (
              <ToneChip
                tone={data.enabled ? 'success' : 'neutral'}
                label={translate(data.enabled ? `${name}.on` : `${name}.off`)}
              />
            )}
          </>
        }
        text={translate(`${name}.text`)}
        actions={
          data &&
          (data.enabled ? (
            <>
              {button('renew', 'outlined')}
              {button('end', 'outlined')}
            </>
          ) : (
            button('begin', 'contained')
          ))
        }
      >
        <Loaded query={query} waiting={<Skeleton variant="rounded" height={32} />}>
          {stateOf}
        </Loaded>
      </ProfileSection>
      {wish && <TwoFactorDialog wish={wish} onChanged={reload} onClose={() => setWish(undefined)} />}
    </>
  );
};
