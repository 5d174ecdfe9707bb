import type { OpenAPIObject } from '@nestjs/swagger';
import { Document, visit, type Pair, type YAMLMap, type YAMLSeq } from 'yaml';

/** Maximum length of a list or map written on one line, in characters. */
const MAX_LINE = 100;

/** The first keys of a call, in reading order; all others follow. */
const CALL_KEYS = ['operationId', 'summary', 'description', 'tags', 'security', 'parameters', 'requestBody'];

/** Returns the text of openapi.yaml. Deterministic, with short lists and maps on one line. */
export function openApiText(document: OpenAPIObject): string {
  const yaml = new Document(document, { aliasDuplicateObjects: false });
  visit(yaml, { Map: (_, map) => inReadingOrder(map) });
  visit(yaml, { Seq: (_, list) => keepOnOneLine(list), Map: (_, map) => keepOnOneLine(map) });
  return yaml.toString({ lineWidth: 0, indentSeq: false, flowCollectionPadding: false });
}

function inReadingOrder(map: YAMLMap): void {
  if (!map.has('operationId')) return;
  const rank = ({ key }: Pair): number =>
    (CALL_KEYS.indexOf(String(key)) + CALL_KEYS.length + 1) % (CALL_KEYS.length + 1);
  map.items.sort((one, other) => rank(one) - rank(other));
}

function keepOnOneLine(node: YAMLSeq | YAMLMap): void {
  if (JSON.stringify(node).length <= MAX_LINE) node.flow = true;
}
