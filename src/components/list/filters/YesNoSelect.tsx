import { NullableBooleanInput } from 'react-admin';

const YesNoSelect = ({ source }: { source: string }) => (
  <NullableBooleanInput source={source} helperText={false} nullLabel="list.range.any" />
);

export default YesNoSelect;
