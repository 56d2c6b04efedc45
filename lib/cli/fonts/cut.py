"""Cuts one font: python3 cut.py < jobs as JSON. `fonts.mjs` calls it; the record is docs/decisions/033-fonts.md."""

import io
import json
import sys
from tempfile import TemporaryDirectory

from fontTools import subset
from fontTools.designspaceLib import AxisDescriptor, DesignSpaceDocument, SourceDescriptor
from fontTools.merge import Merger
from fontTools.ttLib import TTFont, newTable
from fontTools.ttLib.scaleUpem import scale_upem
from fontTools.ttLib.tables import otTables
from fontTools.ttLib.tables._g_l_y_f import Glyph
from fontTools.ttLib.tables.ttProgram import Program
from fontTools.ttLib.woff2 import WOFF2FlavorData
from fontTools.varLib import build
from fontTools.varLib.instancer import instantiateVariableFont
from fontTools.varLib.iup import iup_delta, iup_delta_optimize
from fontTools.varLib.models import piecewiseLinearMap

from share import share

UNITS = 1000
# Between the weights, where letters of the complete font grow at another pace.
MIDDLE = 500
# 2024-01-01, in seconds since 1904.
TIME = 3_786_912_000


def cut(source, job):
    """The glyphs of the job, without closure: a rule stays only if its result was seen in a trace."""
    font = TTFont(source)
    options = subset.Options()
    options.layout_closure = job["closure"]
    options.layout_features = job["features"]
    options.hinting = False
    options.notdef_outline = True
    options.name_IDs = [0, 13]
    options.drop_tables += ["STAT"]
    subsetter = subset.Subsetter(options)
    subsetter.populate(glyphs=job["glyphs"], unicodes=job["unicodes"])
    subsetter.subset(font)
    gdef = font["GDEF"].table if "GDEF" in font else None
    if gdef is not None and gdef.GlyphClassDef is None:
        # Without classes a shaper guesses them, and skips the virama of Malayalam when it looks for kerning.
        gdef.GlyphClassDef = otTables.GlyphClassDef()
        gdef.GlyphClassDef.classDefs = dict.fromkeys(font.getGlyphOrder(), 1)
    buffer = io.BytesIO()
    font.flavor = None
    font.save(buffer)
    return buffer.getvalue()


def instance(data, weight):
    font = instantiateVariableFont(TTFont(io.BytesIO(data)), {"wght": weight})
    for table in ("avar", "STAT", "MVAR"):
        if table in font:
            del font[table]
    scale_upem(font, UNITS)
    return font


def merge(font, other):
    """The letters of another file of the same family, which `font` lacks."""
    names = {}
    for code, name in other.getBestCmap().items():
        if code not in font.getBestCmap() and name not in names:
            names[name] = f"other{code}"
            for table in font["cmap"].tables:
                if table.isUnicode():
                    table.cmap[code] = names[name]
    for name, new in names.items():
        glyph = other["glyf"][name]
        if glyph.isComposite():
            coordinates, ends, flags = glyph.getCoordinates(other["glyf"])
            simple = Glyph()
            simple.numberOfContours = len(ends)
            simple.coordinates, simple.endPtsOfContours, simple.flags = coordinates, ends, flags
            simple.program = Program()
            simple.program.fromBytecode(b"")
            glyph = simple
        font["glyf"].glyphs[new] = glyph
        font["hmtx"].metrics[new] = other["hmtx"].metrics[name]
    order = [*font.getGlyphOrder(), *names.values()]
    font.setGlyphOrder(order)
    font["glyf"].glyphOrder = order
    font["maxp"].numGlyphs = len(order)
    return font


def tables_of(font, kinds):
    """All subtables of GPOS of some kinds."""
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for table in lookup.SubTable:
            table = getattr(table, "ExtSubTable", table)
            if isinstance(table, kinds):
                yield table


def values_of(pair):
    """All kerning values of a subtable."""
    if pair.Format == 1:
        for pairs in pair.PairSet:
            for record in pairs.PairValueRecord:
                yield record.Value1
    else:
        for first in pair.Class1Record:
            for second in first.Class2Record:
                yield second.Value1


def quiet(fonts, least):
    """Kerning below `least` units becomes none, the rest the same in all weights. No pair is removed: it may be an exception of its class."""
    for pairs in zip(*(tables_of(font, otTables.PairPos) for font in fonts)):
        for values in zip(*(values_of(pair) for pair in pairs)):
            if any(value is None for value in values):
                continue
            mean = round(sum(getattr(value, "XAdvance", 0) for value in values) / len(values))
            for value in values:
                if hasattr(value, "XAdvance"):
                    value.XAdvance = mean if abs(mean) >= least else 0


def anchors_of(font):
    """All anchors of marks, in the order of the tables."""

    def walk(node):
        if isinstance(node, otTables.Anchor):
            yield node
        elif isinstance(node, list):
            for each in node:
                yield from walk(each)
        elif hasattr(node, "__dict__"):
            for each in vars(node).values():
                yield from walk(each)

    for table in tables_of(font, (otTables.MarkBasePos, otTables.MarkMarkPos, otTables.MarkLigPos)):
        yield from walk(table)


def still(light, bold, least):
    """A mark that moves by less than `least` units between the weights does not move."""
    for one, two in zip(anchors_of(light), anchors_of(bold)):
        for axis in ("XCoordinate", "YCoordinate"):
            if abs(getattr(one, axis) - getattr(two, axis)) < least:
                setattr(two, axis, getattr(one, axis))


def thin(font, tolerance):
    """Leaves out the points whose move follows from their neighbours, to `tolerance` units."""
    for name, variations in font["gvar"].variations.items():
        points, control = font["glyf"]._getCoordinatesAndControls(name, font["hmtx"].metrics)
        for variation in variations:
            moves = variation.coordinates
            if None in moves:
                moves = iup_delta(moves, points, control.endPts)
            variation.coordinates = iup_delta_optimize([(round(x), round(y)) for x, y in moves], points, control.endPts, tolerance)


def curve_of(data, fonts, weights):
    """Where the middle weight stands on a straight axis, by the widths of all glyphs: for `avar`."""
    middle = instance(data, MIDDLE)["hmtx"].metrics
    light, bold = (font["hmtx"].metrics for font in fonts)
    names = [name for name in middle if name in light]
    grown, all_grown = (sum(to[name][0] - light[name][0] for name in names) for to in (middle, bold))
    return {-1: -1, 0: 0, (MIDDLE - weights[0]) / (weights[1] - weights[0]): grown / all_grown, 1: 1}


def substitutions(data, weights, new_curve):
    """GSUB with its variations by weight: some letters have another form where strokes are thin."""
    font = TTFont(io.BytesIO(data))
    table = font["GSUB"].table
    axis = font["fvar"].axes[0]
    curve = font["avar"].segments["wght"] if "avar" in font else {-1: -1, 0: 0, 1: 1}

    def place(value):
        """A place on the axis of the source, as one from 0 to 1 between the weights."""
        value = piecewiseLinearMap(value, {to: at for at, to in curve.items()})
        side = axis.maxValue - axis.defaultValue if value > 0 else axis.defaultValue - axis.minValue
        return piecewiseLinearMap((axis.defaultValue + value * side - weights[0]) / (weights[1] - weights[0]), new_curve)

    variations = getattr(table, "FeatureVariations", None)
    if variations is not None:
        kept = []
        for record in variations.FeatureVariationRecord:
            for condition in record.ConditionSet.ConditionTable:
                condition.FilterRangeMinValue = max(place(condition.FilterRangeMinValue), -1)
                condition.FilterRangeMaxValue = min(place(condition.FilterRangeMaxValue), 1)
            ranges = [(each.FilterRangeMinValue, each.FilterRangeMaxValue) for each in record.ConditionSet.ConditionTable]
            if all(low <= 1 and high >= 0 and low <= high for low, high in ranges):
                kept.append(record)
        variations.FeatureVariationRecord = kept
        variations.FeatureVariationCount = len(kept)
        table.Version = 0x00010001 if kept else 0x00010000
        if not kept:
            del table.FeatureVariations
    return font["GSUB"]


def join(fonts, weights, gsub):
    space = DesignSpaceDocument()
    space.addAxis(AxisDescriptor(tag="wght", name="Weight", minimum=weights[0], default=weights[0], maximum=weights[1]))
    for font, weight in zip(fonts, weights):
        del font["GSUB"]
        space.addSource(SourceDescriptor(font=font, location={"Weight": weight}, familyName="Anek"))
    font, _, _ = build(space, exclude=["MVAR", "STAT"])
    if "STAT" in font:
        del font["STAT"]
    font["GSUB"] = gsub
    return font


def made(job):
    data = cut(job["source"], job)
    fonts = [instance(data, weight) for weight in job["weights"]]
    for other in job["others"]:
        more = cut(other, {**job, "features": []})
        fonts = [merge(font, instance(more, weight)) for font, weight in zip(fonts, job["weights"])]
    if "GPOS" in fonts[0]:
        quiet(fonts, job["kerning"])
    if job["share"]:
        share(fonts)
    if len(fonts) == 1:
        return fonts[0]
    still(*fonts, 2 * job["still"])
    curve = curve_of(data, fonts, job["weights"])
    font = join(fonts, job["weights"], substitutions(data, job["weights"], curve))
    font["avar"] = newTable("avar")
    font["avar"].segments = {"wght": curve}
    thin(font, job["still"])
    return font


def all_in_one(jobs):
    """One font with the letters of several scripts."""
    with TemporaryDirectory() as folder:
        files = []
        for index, job in enumerate(jobs):
            files.append(f"{folder}/{index}.ttf")
            font = made(job)
            font["post"].formatType = 3.0
            font.save(files[-1])
        return Merger().merge(files)


jobs, out = json.load(sys.stdin)
font = made(jobs[0]) if len(jobs) == 1 else all_in_one(jobs)
font["post"].formatType = 3.0
# The same input makes the same file.
font.recalcTimestamp = False
font["head"].created = font["head"].modified = TIME
font.flavor = "woff2"
font.flavorData = WOFF2FlavorData(transformedTables=("glyf", "loca", "hmtx"))
font.save(out)
