import CheckCircle from '@mui/icons-material/CheckCircle';
import CircleOutlined from '@mui/icons-material/CircleOutlined';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { type ReactNode, useId } from 'react';
import { useWatch } from 'react-hook-form';
import { visuallyHidden } from '../../../components/visuallyHidden.ts';
import { rulesOf } from '../../../components/inputs/rulesOf.ts';
import { affiliateInputs } from '../../../generated/resources/affiliate.tsx';
import { rule } from '../../../components/validation.ts';
import { usualMinimum } from '../../../providers/tenant/tenantSettings.ts';
import { useTenant } from '../../../shell/useTenant.ts';
import { PasswordInput } from './PasswordInput.tsx';

interface LineProps {
  /** Whether the typed password satisfies the rule; absent if only the server knows. */
  isKept?: boolean;
  children: ReactNode;
}

const Line = ({ isKept, children }: LineProps) => {
  const Icon = isKept === undefined ? InfoOutlined : isKept ? CheckCircle : CircleOutlined;
  const kept = useTranslate()('signIn.password.kept');
  return (
    <Box component="li" sx={{ display: 'flex', gap: 0.75, color: isKept ? 'success.main' : 'text.secondary' }}>
      <Icon sx={{ fontSize: '1rem', marginTop: '3px' }} />
      <span>
        {children}
        {isKept && <span style={visuallyHidden}>, {kept}</span>}
      </span>
    </Box>
  );
};

/** An input for a new password with its rules, which are ticked off while typing. The server makes the final check. */
export const NewPasswordInput = ({
  label = 'password',
  autoFocus = false,
}: {
  label?: string;
  autoFocus?: boolean;
}) => {
  const minimum = useTenant()?.passwordMinimum ?? usualMinimum;
  const typed: unknown = useWatch({ name: 'password' });
  const length = typeof typed === 'string' ? [...typed].length : 0;
  const translate = useTranslate();
  const rules = useId();
  return (
    <div>
      <PasswordInput
        source="password"
        label={label}
        autoFocus={autoFocus}
        describedBy={rules}
        validate={[rule('required'), rule('minLength', minimum), ...rulesOf(affiliateInputs.password)]}
      />
      <Box
        component="ul"
        id={rules}
        sx={{ margin: '8px 0 0', padding: 0, listStyle: 'none', fontSize: '0.8125rem', lineHeight: 1.7 }}
      >
        <Line isKept={length >= minimum}>{translate('signIn.password.length', { smart_count: minimum })}</Line>
        <Line>{translate('signIn.password.uncommon')}</Line>
      </Box>
    </div>
  );
};
