/** Everything that draws inputs, one chunk; it is loaded by `inputs.tsx` alone. */
export { BooleanWidget, NumberWidget, PasswordWidget, TextsWidget, TextWidget } from './widgets/plain.tsx';
export { DecimalWidget, MoneyWidget, PercentWidget } from './widgets/exact.tsx';
export { DurationWidget } from './widgets/DurationWidget.tsx';
export { EnumWidget } from './widgets/EnumWidget.tsx';
export { CodeListWidget } from './widgets/CodeListWidget.tsx';
export { PermissionsWidget } from './widgets/PermissionsWidget.tsx';
export { ReferenceManyWidget, ReferenceOneWidget } from './widgets/references.tsx';
export { ReverseWidget } from './widgets/ReverseWidget.tsx';
export { TagsWidget } from './widgets/TagsWidget.tsx';
export { GroupWidget, OwnedListWidget } from './widgets/nested.tsx';
export { ParametersWidget } from './widgets/ParametersWidget.tsx';
export { UploadWidget } from './widgets/UploadWidget.tsx';
