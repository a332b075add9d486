import { AutocompleteArrayInput, AutocompleteInput } from 'react-admin';
import { InputFailure } from '../../failure/InputFailure.tsx';
import { useCodeLists } from '../../codeLists.ts';
import type { CodeListProps, WidgetProps } from '../props.ts';
import { Moded } from './Moded.tsx';

/** One or several countries, languages or time zones, found by name. */
export const CodeListWidget = ({ of, several = false, helperText, mode, ...props }: WidgetProps & CodeListProps) => {
  const { data, error, refetch } = useCodeLists();
  const below = error && !data ? <InputFailure error={error} onRetry={() => void refetch()} /> : (helperText ?? false);
  const choosing = {
    choices: [...(data?.[of] ?? [])],
    optionText: 'title',
    helperText: below,
    translateChoice: false,
    isPending: !data,
  };
  return several ? (
    <Moded mode={mode}>
      <AutocompleteArrayInput {...props} {...choosing} disableCloseOnSelect />
    </Moded>
  ) : (
    <AutocompleteInput {...props} {...choosing} />
  );
};
