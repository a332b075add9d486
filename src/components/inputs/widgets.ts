/** All input widgets in one chunk, loaded only by `inputs.tsx`. */
export { BooleanWidget, NumberWidget, PasswordWidget, TextsWidget, TextWidget } from './widgets/plain.tsx';
export { DecimalWidget, MoneyWidget, PercentWidget } from './widgets/exact.tsx';
export { DurationWidget } from './widgets/DurationWidget.tsx';
export { ExclusiveWidget } from './widgets/ExclusiveWidget.tsx';
export { EnumWidget } from './widgets/EnumWidget.tsx';
export { CodeListWidget } from './widgets/CodeListWidget.tsx';
export { MarkdownWidget } from './widgets/MarkdownWidget.tsx';
export { MacroWidget } from './macros/MacroWidget.tsx';
export { PermissionsWidget } from './widgets/PermissionsWidget.tsx';
export { ReferenceManyWidget, ReferenceOneWidget } from './widgets/references.tsx';
export { ReverseWidget } from './widgets/ReverseWidget.tsx';
export { ScheduleWidget } from './widgets/ScheduleWidget.tsx';
export { SecretWidget } from './widgets/SecretWidget.tsx';
export { TagsWidget } from './widgets/TagsWidget.tsx';
export { GroupWidget, OwnedListWidget } from './widgets/nested.tsx';
export { RowsWidget } from './widgets/rows.tsx';
export { ParametersWidget } from './widgets/ParametersWidget.tsx';
export { UploadWidget } from './widgets/UploadWidget.tsx';
