import shared from '@eventstore/db-client/generated/shared_pb.js';

const TEXT = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export const EMPTY_UUID = '00000000-0000-0000-0000-000000000000';

const half = (bits: string): string => BigInt.asUintN(64, BigInt(bits)).toString(16).padStart(16, '0');

/** The id in its usual text form, from either form of the message; null when it is no uuid. */
export function uuidText(uuid: shared.UUID): string | null {
  if (!uuid.hasStructured()) return TEXT.test(uuid.getString()) ? uuid.getString().toLowerCase() : null;
  const structured = uuid.getStructured();
  const hex = half(structured?.getMostSignificantBits() ?? '0') + half(structured?.getLeastSignificantBits() ?? '0');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

/** The id as two signed 64-bit numbers. */
export function structuredUuid(text: string): shared.UUID {
  const hex = text.replaceAll('-', '');
  const structured = new shared.UUID.Structured();
  structured.setMostSignificantBits(BigInt.asIntN(64, BigInt(`0x${hex.slice(0, 16)}`)).toString());
  structured.setLeastSignificantBits(BigInt.asIntN(64, BigInt(`0x${hex.slice(16)}`)).toString());
  const uuid = new shared.UUID();
  uuid.setStructured(structured);
  return uuid;
}
