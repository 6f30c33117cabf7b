import { memo, useMemo } from 'react';
import { anywhereOnEarth } from '@adp/shared-ui/calendar';
import { SelectOptions } from '@adp/shared-ui/forms';
import type { Kind } from '../../../lib/kinds';
import { useText } from '../../../text';
import { SelectInput } from './SelectInput';
import { zoneGroups, zoneName } from './zoneGroups';
import { type FieldProps } from './fieldBinding';

export function ZoneInput(props: FieldProps) {
  const text = useText();
  const { kind } = props;
  const offered = useMemo(() => Object.values(zoneGroups(kind)).flat(), [kind]);
  return (
    <SelectInput
      {...props}
      offered={offered}
      getName={(zone) => (zone === anywhereOnEarth ? text('write.zone.anywhere') : zoneName(zone))}
    >
      <ZoneOptions kind={kind} />
    </SelectInput>
  );
}

// Memoized, because rendering about 400 options is slow.
export const ZoneOptions = memo(function ZoneOptions({ kind }: { readonly kind: Kind }) {
  const text = useText();
  const { readers, worldwide, african, others } = zoneGroups(kind);
  const anywhere = worldwide.filter((zone) => zone === anywhereOnEarth);
  return (
    <>
      <SelectOptions label={text('write.zone.reader')} values={readers} getName={zoneName} proper />
      <SelectOptions values={anywhere} getName={() => text('write.zone.anywhere')} />
      <SelectOptions values={worldwide.filter((zone) => zone !== anywhereOnEarth)} getName={zoneName} proper />
      <SelectOptions label={text('write.zone.africa')} values={african} getName={zoneName} proper />
      <SelectOptions label={text('write.zone.others')} values={others} getName={zoneName} proper />
    </>
  );
});
